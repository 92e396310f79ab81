import { expect, it } from 'vitest'
import { seenPayment } from '@/domain/orders/seen-payment'

const charge = { provider: 'stripe', providerRef: 'ch_1' }
const attempt = { attempt: 1, provider: 'stripe', method: 'apple_pay', status: 'succeeded' }

it.each([
  ['no charge is no payment', { charges: [], attempts: [attempt] }, null],
  [
    'the method is that of the attempt that succeeded',
    {
      charges: [charge],
      attempts: [
        { ...attempt, method: 'card', status: 'failed' },
        { ...attempt, attempt: 2 },
      ],
    },
    { method: 'apple_pay', transaction: 'ch_1' },
  ],
  [
    'never that of another provider',
    { charges: [charge], attempts: [{ ...attempt, provider: 'paypal', method: 'paypal' }] },
    { method: null, transaction: 'ch_1' },
  ],
  [
    'of two that were paid the first counts, whatever the order of the rows',
    {
      charges: [charge, { ...charge, providerRef: 'ch_2' }],
      attempts: [{ ...attempt, attempt: 2, method: 'card' }, attempt],
    },
    { method: 'apple_pay', transaction: 'ch_1' },
  ],
  [
    'a method that nobody chose is not told',
    { charges: [charge], attempts: [{ ...attempt, method: 'unknown' }] },
    { method: null, transaction: 'ch_1' },
  ],
])('%s', (_, given, seen) => {
  expect(seenPayment(given)).toEqual(seen)
})
