import { describe, expect, it } from 'vitest'
import type { Money } from '@/domain/money/money'
import type { Deps } from '@/services/deps'
import { type OfferedMethod, usableMethods } from '@/services/payments/offered-methods'

const gateway = (takes: (money: Money) => boolean) => ({ takesMoney: takes }) as Deps['payments']['stripe']
const sandbox = gateway(() => true)
const stripe = gateway(({ amount }) => amount >= 50)
const paypal = gateway(({ currency }) => currency !== 'KRW')

const OFFERED: OfferedMethod[] = [
  { gateway: 'sandbox', method: 'card' },
  { gateway: 'stripe', method: 'card' },
  { gateway: 'stripe', method: 'google_pay' },
  { gateway: 'paypal', method: 'paypal' },
]
const shown = (payments: Deps['payments'], { amount = 1999, currency = 'USD' }: Partial<Money> = {}) =>
  usableMethods({ payments }, { offered: OFFERED, money: { amount, currency } }).map(
    (one) => `${one.gateway}:${one.method}`,
  )

describe('the methods that can be used', () => {
  it('are the sandbox alone where nobody has set up another', () => {
    expect(shown({ sandbox })).toEqual(['sandbox:card'])
  })

  it('are those of the gateways that are on, and the sandbox stands in for none of them', () => {
    expect(shown({ sandbox, stripe, paypal })).toEqual(['stripe:card', 'stripe:google_pay', 'paypal:paypal'])
  })

  it('leave the sandbox its card where the others take none', () => {
    expect(shown({ sandbox, paypal })).toEqual(['sandbox:card', 'paypal:paypal'])
  })

  it('are none that their gateway does not know, whatever was once saved', () => {
    const offered = [
      { gateway: 'sandbox', method: 'apple_pay' },
      { gateway: 'stripe', method: 'paypal' },
      { gateway: 'paypal', method: 'card' },
    ] as const
    const money = { amount: 1999, currency: 'USD' } as const
    expect(usableMethods({ payments: { sandbox, stripe, paypal } }, { offered, money })).toEqual([])
  })

  it('leave out a gateway that cannot charge the currency', () => {
    expect(shown({ stripe, paypal }, { currency: 'KRW' })).toEqual(['stripe:card', 'stripe:google_pay'])
  })

  it('keep a card for a plan with whoever bills plans, also where nothing is due at once', () => {
    const bills = { ...stripe, plans: {} } as Deps['payments']['stripe']
    const of = (amount: number) =>
      usableMethods(
        { payments: { sandbox, stripe: bills, paypal } },
        { offered: OFFERED, money: { amount, currency: 'USD' }, plan: true },
      ).map((one) => `${one.gateway}:${one.method}`)
    expect(of(0)).toEqual(['stripe:card', 'stripe:google_pay'])
    expect(of(1999)).toEqual(['stripe:card', 'stripe:google_pay'])
    expect(of(49)).toEqual([])
    expect(shown({ stripe: bills }, { amount: 0 })).toEqual([])
  })

  it('leave out a gateway to which the total is too small', () => {
    expect(shown({ stripe, paypal }, { amount: 50 })).toContain('stripe:card')
    expect(shown({ stripe, paypal }, { amount: 49 })).toEqual(['paypal:paypal'])
  })
})
