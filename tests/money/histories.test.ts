import { describe, expect, it } from 'vitest'
import { newWorld } from './model/commands'
import { tellHistories } from './model/tell-histories'

const SEED = 20_261_122
const RUNS = 100

describe('a hundred histories of a shop (histories.deep.test.ts tells thousands)', () => {
  it('end with their books in order, and their facts converge however they arrive', () => {
    const { failure, reached } = tellHistories({ runs: RUNS, seed: SEED })
    expect(failure).toBeNull()
    expect(Object.keys(reached)).toEqual(expect.arrayContaining(['an order paid', 'a charge', 'a refund']))
  })

  it('find a shop that acknowledges what it is told and forgets it, by its shortest history', () => {
    const forgetful = () => {
      const world = newWorld()
      return { ...world, shop: { ...world.shop, apply: () => {}, hear: () => {}, reconcile: () => {} } }
    }
    const { failure } = tellHistories({ runs: RUNS, seed: SEED, begin: forgetful })
    expect(failure).toMatchObject({ seed: SEED })
    expect(failure?.report).toContain('I6: an event lies about')
  })
})
