import { describe, expect, it } from 'vitest'
import { matchBilling } from '@/services/subscriptions/match-provider'

/** A plan and its provider, in memory. `during`: what happens to the plan while the provider is asked. */
const world = ({ wanted, told }: { wanted: boolean; told: boolean }, during: (() => void)[] = []) => {
  const plan = { wanted, told, provider: told }
  return {
    plan,
    billing: {
      read: async () => ({ wanted: plan.wanted, told: plan.told }),
      tell: async (billed: boolean) => {
        plan.provider = billed
        during.shift()?.()
      },
      store: async (billed: boolean) => {
        plan.told = billed
      },
    },
  }
}

describe('a provider is told how a plan is billed', () => {
  it.each([
    [{ wanted: true, told: true }, []],
    [{ wanted: false, told: false }, []],
    [{ wanted: false, told: true }, ['stopped billing']],
    [{ wanted: true, told: false }, ['resumed billing']],
  ])('%j: %j', async (state, done) => {
    const { plan, billing } = world(state)
    expect(await matchBilling(billing)).toEqual(done)
    expect(plan).toEqual({ wanted: state.wanted, told: state.wanted, provider: state.wanted })
  })

  it('hears both where a plan is cancelled and taken back while it is asked', async () => {
    const { plan, billing } = world({ wanted: false, told: true }, [
      () => {
        plan.wanted = true
      },
    ])
    expect(await matchBilling(billing)).toEqual(['stopped billing', 'resumed billing'])
    expect(plan).toEqual({ wanted: true, told: true, provider: true })
  })

  it('knows what it was told last where it changes once more, and the next round goes on from there', async () => {
    const { plan, billing } = world({ wanted: false, told: true }, [
      () => {
        plan.wanted = true
      },
      () => {
        plan.wanted = false
      },
    ])
    await matchBilling(billing)
    expect(plan).toEqual({ wanted: false, told: true, provider: true })
    expect(await matchBilling(billing)).toEqual(['stopped billing'])
    expect(plan).toEqual({ wanted: false, told: false, provider: false })
  })

  it('stores nothing where the provider does not answer', async () => {
    const { plan, billing } = world({ wanted: false, told: true })
    const away = async () => {
      throw new Error('away')
    }
    await expect(matchBilling({ ...billing, tell: away })).rejects.toThrow('away')
    expect(plan.told).toBe(true)
  })
})
