import { expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { describeOrder } from '@/services/payments/describe-order'

it.each(LOCALES)('in %s an order is called by its number and one word', async (locale) => {
  const name = await describeOrder({ number: '7K3N5QZ0V9XB', locale })
  expect(name).toMatch(/^\p{L}+ ?(\p{L}+ )?7K3N5QZ0V9XB$/u)
  expect(name).not.toMatch(/IQ|test|report|报告|報告|レポート|리포트|Bericht|rapport|informe|relatório/i)
})
