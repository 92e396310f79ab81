import { afterAll, afterEach, beforeAll } from 'vitest'
import { expectBooksInOrder } from './expect-books'
import { type Cards, type Lab, openLab } from './open-lab'

/** The lab of a file: opened before its tests, its books held to order after each, closed after them. */
export const labOfFile = ({ check = true, cards }: { check?: boolean; cards?: Cards } = {}): (() => Lab) => {
  let lab: Lab | undefined
  const get = (): Lab => {
    if (!lab) throw new Error('The lab is open only within tests.')
    return lab
  }
  beforeAll(async () => {
    lab = await openLab(cards)
  })
  afterEach(async () => {
    const { letters, providers } = get()
    letters.held = false
    letters.arrived.length = 0
    for (const provider of providers) await provider.behave({})
    if (check) await expectBooksInOrder(get())
  })
  afterAll(() => lab?.close())
  return get
}
