import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FAILPOINTS, type Failpoint } from '@/services/failpoint'
import { newBuyer } from './lab/buyer'
import { expectBooksInOrder } from './lab/expect-books'
import { type Lab, openLab } from './lab/open-lab'
import { FAULTS, type Fault, type Struck, strike, watch } from './lab/strike'
import { WAYS, type Way, walk } from './lab/ways'

let lab: Lab
const met = new Map<Way, Set<Failpoint>>()

beforeAll(async () => {
  lab = await openLab(process.env.LAB_CARDS === 'stripe' ? 'stripe' : 'sandbox')
  lab.letters.held = true
  for (const way of WAYS) {
    const { steps } = walk(lab, { buyer: await newBuyer(lab), way })
    met.set(
      way,
      await watch(async () => {
        for (const act of steps) await act()
      }),
    )
  }
})
beforeEach(() => {
  lab.letters.arrived.length = 0
})
afterAll(() => lab.close())

/** One way each, another for each fault; FAILPOINTS=all goes every way. */
const waysFor = (name: Failpoint, fault: Fault): Way[] => {
  const ways = waysPast(name)
  const turn = FAILPOINTS.indexOf(name) + FAULTS.indexOf(fault)
  return process.env.FAILPOINTS === 'all' ? ways : [ways[turn % ways.length]!]
}

const waysPast = (name: Failpoint): Way[] => WAYS.filter((way) => met.get(way)?.has(name))

describe.each(FAILPOINTS)('at %s', (name) => {
  it('somebody comes by', () => expect(waysPast(name)).not.toEqual([]))

  it.each(FAULTS)('a %s costs nobody money or a report', async (fault) => {
    for (const way of waysFor(name, fault)) {
      const { steps, expectEnd } = walk(lab, { buyer: await newBuyer(lab), way })
      let struck = false
      for (const act of steps) {
        const first: Struck = struck
          ? { met: true, done: false, errors: [] }
          : await strike(lab, { at: name, fault, act })
        struck = first.met
        if (!first.done) await persist(act)
      }
      expect(struck, `somebody on the way by the ${way} came by`).toBe(true)
      await expectBooksInOrder(lab)
      await expectEnd()
    }
  })
})

/** Once more, for as long as a person has patience; leases and keys in use run out meanwhile. */
const persist = async (act: () => Promise<unknown>, tries = 5): Promise<void> => {
  try {
    await act()
  } catch (error) {
    if (tries === 0) throw error
    await lab.passes(20_000)
    await persist(act, tries - 1)
  }
}
