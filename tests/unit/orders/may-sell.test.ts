import { expect, it } from 'vitest'
import { maySell } from '@/domain/orders/may-sell'

it.each([
  ['test mode sells without mail', [false, false], false, true],
  ['test mode sells with it', [false], true, true],
  ['real money is taken with mail', [true], true, true],
  ['and never without', [true], false, false],
  ['not even beside a provider of test mode', [false, true], false, false],
  ['where nothing can be paid what is free is given all the same', [], false, true],
])('%s', (_, livemodes, sendsMail, sells) => {
  expect(maySell({ livemodes, sendsMail })).toBe(sells)
})
