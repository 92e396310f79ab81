import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { wordsForCode } from '@/cms/admin/codes/words-for-code'
import { inNine } from '@/cms/admin/words/labels'
import EN from '@/cms/admin/words/messages/EN.json'
import { ANOMALY_KINDS } from '@/domain/orders/anomaly-kinds'
import { ANOMALY_REPAIRS, INVARIANT_PREFIX, RULES } from '@/domain/orders/anomaly-repairs'

const VIEW = join(import.meta.dirname, '../../../migrations/views/invariant-violations.ts')

/** The names that the view of the books gives. */
const invariants = (): string[] => {
  const lines = readFileSync(VIEW, 'utf8').matchAll(/SELECT (?:DISTINCT )?'(\w+)',/g)
  return [...lines].map(([, name]) => `${INVARIANT_PREFIX}${name}`)
}

/** What neither an order nor the view of the books tells. */
const OTHERS = ['mail_refused', 'invariant:books_not_balanced']

describe('the table of repairs', () => {
  it('knows every kind of anomaly, those of the books too', () => {
    expect(invariants().length).toBeGreaterThan(20)
    const kinds = [...ANOMALY_KINDS, ...invariants(), ...OTHERS]
    expect(kinds.filter((kind) => !(kind in RULES))).toEqual([])
  })

  it('names no kind that nobody records', () => {
    const recorded = new Set<string>([...ANOMALY_KINDS, ...invariants(), ...OTHERS])
    expect(Object.keys(RULES).filter((kind) => !recorded.has(kind))).toEqual([])
  })
})

describe('the words for anomalies', () => {
  it.each(Object.entries(RULES))('name %s and say what helps', (kind, { advice, repair }) => {
    expect(Object.keys(inNine('options', `kind.${kind}`) ?? {})).toHaveLength(9)
    expect(wordsForCode({ name: 'kind', code: kind, language: 'de' })).not.toBe(kind)
    expect(EN.anomalies).toHaveProperty(advice)
    expect(EN.anomalies).toHaveProperty(repair ?? 'look_again')
  })

  it('name every button', () => {
    expect(Object.keys(EN.anomalies)).toEqual(expect.arrayContaining([...ANOMALY_REPAIRS]))
  })
})
