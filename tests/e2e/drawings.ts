import { expect, type Locator, type Page } from '@playwright/test'

export type Box = { x: number; y: number; width: number; height: number }

/** An option, or a cell of a matrix: its drawing, the square ground of it, and its letter where it has one. */
export type Place = { whole: Box; ground: Box; drawing: Box; letter: Box | null; paint: string }

const placeIn = (element: Element): Place => {
  const boxOf = (of: Element | Range): Box => {
    const { x, y, width, height } = of.getBoundingClientRect()
    return { x, y, width, height }
  }
  const drawing = element.querySelector('svg[viewBox="0 0 100 100"]')
  const ground = drawing?.parentElement
  if (!drawing || !ground) throw new Error('No drawing.')
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
  const range = document.createRange()
  if (words) range.selectNodeContents(words)
  return {
    whole: boxOf(element),
    ground: boxOf(ground),
    drawing: boxOf(drawing),
    letter: words ? boxOf(range) : null,
    paint: getComputedStyle(ground).backgroundColor,
  }
}

export const placeOf = (at: Locator): Promise<Place> => at.evaluate(placeIn)

export const placesOf = async (all: Locator): Promise<Place[]> => {
  const places: Place[] = []
  for (const each of await all.all()) places.push(await placeOf(each))
  return places
}

export const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

const shareOf = ({ drawing, ground }: Place): number => drawing.width / ground.width

/** A letter beside its drawing, and the drawing on its ground in size and place as a panel in its cell. */
export const expectAsInPanel = (option: Place, panel: Place, name: string): void => {
  const { ground, drawing, letter, paint } = option
  if (!letter) throw new Error(`${name} has no letter.`)
  expect(apart(letter, ground), `the letter of ${name} stands beside the drawing`).toBe(true)
  expect(shareOf(option), `the drawing of ${name} in its ground`).toBeCloseTo(shareOf(panel), 2)
  expect(Math.abs(ground.width - ground.height), `the ground of ${name} is square`).toBeLessThan(0.5)
  for (const [start, size] of [
    ['x', 'width'],
    ['y', 'height'],
  ] as const) {
    const off = drawing[start] + drawing[size] / 2 - (ground[start] + ground[size] / 2)
    expect(Math.abs(off), `the drawing of ${name} in the middle`).toBeLessThan(0.5)
  }
  expect(paint, `the ground of ${name}`).toBe(panel.paint)
}

/** What is painted where a drawing is, as a picture. */
export const paintedAt = async (page: Page, { drawing }: Place): Promise<Buffer> => {
  const [x, y] = [Math.floor(drawing.x) - 1, Math.floor(drawing.y) - 1]
  const [width, height] = [Math.ceil(drawing.width) + 2, Math.ceil(drawing.height) + 2]
  return page.screenshot({ clip: { x, y, width, height }, animations: 'disabled' })
}

/** The reader's own letters at 200 %. */
export const enlargeLetters = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
