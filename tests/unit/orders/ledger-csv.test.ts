import { describe, expect, it } from 'vitest'
import { cell, LEDGER_CSV_HEAD, type LedgerLine, ledgerCsvLine } from '@/domain/orders/ledger-csv'

const LINE: LedgerLine = {
  time: '2026-11-21T12:00:00.000Z',
  order: 'A1B2C3D4E5F6',
  kind: 'charge',
  amount: 1999,
  currency: 'EUR',
  provider: 'stripe',
  reference: 'ch_1',
  tier: 'sku2',
  country: 'DE',
  landing: 'new',
  taxRatePercent: 19,
  taxIncluded: 319,
}
const amountOf = (line: Partial<LedgerLine>) => ledgerCsvLine({ ...LINE, ...line }).split(',')[3]

describe('a line of the ledger', () => {
  it('has a cell for every column and ends as RFC 4180 asks', () => {
    const line = ledgerCsvLine(LINE)
    expect(line).toBe(
      '2026-11-21T12:00:00.000Z,A1B2C3D4E5F6,charge,19.99,EUR,stripe,ch_1,sku2,DE,new,19,3.19\r\n',
    )
    expect(line.split(',')).toHaveLength(LEDGER_CSV_HEAD.split(',').length)
  })

  it.each([
    ['a charge comes in', { kind: 'charge' }, '19.99'],
    ['a refund goes out', { kind: 'refund' }, '-19.99'],
    ['a dispute takes', { kind: 'dispute' }, '-19.99'],
    ['a dispute that is won gives back', { kind: 'dispute_won' }, '19.99'],
    ['a dispute that is lost moves nothing more', { kind: 'dispute_lost' }, '0.00'],
    ['a fee goes out', { kind: 'fee' }, '-19.99'],
    ['yen have no decimals', { amount: 148_000, currency: 'JPY' }, '1480'],
    ['yuan have two, although we show none', { amount: 14_800, currency: 'CNY' }, '148.00'],
    ['a fee of half a yen is not rounded away', { kind: 'fee', amount: 50, currency: 'JPY' }, '-0.50'],
    ['a cent stays a cent', { amount: 1 }, '0.01'],
  ] as const)('%s', (_, line, amount) => {
    expect(amountOf(line)).toBe(amount)
  })
})

describe('a text cell', () => {
  it.each([
    ['=HYPERLINK("http://example.com")', '"\'=HYPERLINK(""http://example.com"")"'],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tcmd', "'\tcmd"],
    ['＝1+1', "'＝1+1"],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
    ['plain', 'plain'],
  ])('%j is written %j', (text, written) => {
    expect(cell(text)).toBe(written)
  })
})
