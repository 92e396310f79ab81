import { expect, it } from 'vitest'
import { inLanguage } from '@/ui/report/care/report-tools'

it.each([
  ['', '?orderNumber=0123456789AB&hl=DE'],
  ['?hl=EN&orderNumber=0123456789AB', '?hl=DE&orderNumber=0123456789AB'],
  ['?gclid=a%26b', '?gclid=a%26b&orderNumber=0123456789AB&hl=DE'],
])('the report in another language keeps what the address says: %s', (search, address) => {
  expect(inLanguage({ search, locale: 'DE', orderNumber: '0123456789AB' })).toBe(address)
})
