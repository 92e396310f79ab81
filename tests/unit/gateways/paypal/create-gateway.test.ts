import { describe, expect, it } from 'vitest'
import { createGateway as createPaypalGateway } from '@/gateways/payments/paypal/create-gateway'
import { PAYPAL_KEYS } from '../../../providers/paypal/keys'

describe('where PayPal is', () => {
  it('may be played over plain http on this machine only', () => {
    const at = (apiUrl: string) => () => createPaypalGateway({ ...PAYPAL_KEYS, mode: 'sandbox', apiUrl })
    expect(at('http://127.0.0.1:4020')).not.toThrow()
    expect(at('https://paypal.test')).not.toThrow()
    expect(at('http://api-m.paypal.com')).toThrow(/https/)
    expect(at('http://127.0.0.1.example.com')).toThrow(/https/)
  })

  it.each([
    ['sandbox', false],
    ['live', true],
  ] as const)('%s: livemode %s', (mode, livemode) => {
    expect(createPaypalGateway({ ...PAYPAL_KEYS, mode })).toMatchObject({
      livemode,
      publicKey: PAYPAL_KEYS.clientId,
    })
  })
})
