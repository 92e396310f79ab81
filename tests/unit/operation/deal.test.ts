import { expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { deal } from '../../e2e/deal'

it('what a run shows is dealt by turns: the same in every run, and each language equally often', () => {
  const dealt = Array.from({ length: 4 * LOCALES.length }, (_, turn) => deal(LOCALES, turn))
  expect(dealt[LOCALES.length]).toEqual(dealt[0])
  for (const locale of LOCALES) expect(dealt.filter(([one]) => one === locale)).toHaveLength(4)
})
