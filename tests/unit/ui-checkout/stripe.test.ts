import { describe, expect, it } from 'vitest'
import { confirmOutcome } from '@/ui/checkout/payment/stripe/confirm-outcome'
import { stripeAppearance } from '@/ui/checkout/payment/stripe/stripe-appearance'
import { stripeWallets, walletMissing } from '@/ui/checkout/payment/stripe/stripe-wallets'

describe('what Stripe says after the press', () => {
  const failed = (declineCode: string | null) => ({
    type: 'error' as const,
    error: { code: 'paymentFailed', paymentFailed: { declineCode } },
  })

  it('is a success that the server still has to confirm', () => {
    expect(confirmOutcome({ result: { type: 'success' }, complete: true })).toEqual({
      type: 'result',
      status: 'succeeded',
      code: null,
    })
  })

  it.each(['insufficient_funds', null])('is a decline with its code: %s', (code) => {
    expect(confirmOutcome({ result: failed(code), complete: true })).toEqual({
      type: 'result',
      status: 'failed',
      code,
    })
  })

  it('is an incomplete form while a field is open', () => {
    const result = { type: 'error' as const, error: { code: null } }
    expect(confirmOutcome({ result, complete: false })).toMatchObject({ status: 'invalid' })
  })

  it('is nothing we know when the form was complete: a wallet that was closed, a network that is gone', () => {
    const result = { type: 'error' as const, error: { code: null } }
    expect(confirmOutcome({ result, complete: true })).toMatchObject({ status: 'unavailable' })
  })
})

describe('the fields of Stripe', () => {
  it('have our colours, and none that Stripe could not read', () => {
    const { theme, variables } = stripeAppearance({
      scheme: 'dark',
      colours: { accent: '#0c5a63', ink: '#ffffff' },
    })
    expect(theme).toBe('night')
    expect(variables).toMatchObject({ colorPrimary: '#0c5a63', colorText: '#ffffff' })
    expect(variables).not.toHaveProperty('colorBackground')
  })

  it.each([
    ['card', ['card'], 'never', 'never'],
    ['apple_pay', ['apple_pay', 'card'], 'auto', 'never'],
    ['google_pay', ['google_pay', 'card'], 'never', 'auto'],
  ])('show for %s what was chosen', (method, paymentMethodOrder, applePay, googlePay) => {
    expect(stripeWallets(method)).toMatchObject({
      paymentMethodOrder,
      wallets: { applePay, googlePay, link: 'never' },
    })
  })
})

describe('a wallet that was chosen', () => {
  const told = { card: { available: true }, googlePay: { available: false }, applePay: { available: true } }

  it.each([
    ['google_pay', 'of it', told, true],
    ['apple_pay', 'of it', told, false],
    ['apple_pay', 'of cards', { card: { available: true } }, true],
    ['google_pay', 'nothing', undefined, true],
    ['card', 'of it', told, false],
    ['card', 'nothing', undefined, false],
  ])('%s where Stripe tells %s is missing: $3', (method, _, given, missing) => {
    expect(walletMissing({ method, reported: given })).toBe(missing)
  })
})
