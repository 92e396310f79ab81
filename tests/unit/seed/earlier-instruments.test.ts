import { describe, expect, it } from 'vitest'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import { wordedInstrumentOf } from '@/domain/questionnaires/worded-instrument-of'
import { instrumentDocument } from '@/seed/instruments/documents'
import { EARLIER_INSTRUMENTS } from '@/seed/instruments/earlier'
import { fingerprintOf } from '@/seed/instruments/fingerprint'

describe('the fingerprint of an instrument', () => {
  it('is the same for every order of keys, and after a database has kept it', () => {
    const content = wordedInstrumentOf(instrumentDocument('depression'))
    const turned = Object.fromEntries(Object.entries(content).toReversed())
    const kept = JSON.parse(JSON.stringify(turned))
    expect(fingerprintOf(kept)).toBe(fingerprintOf(content))
  })

  it.each([
    ['a text', { one: 'two' }, { one: 'three' }],
    ['the order of a list', { list: [1, 2] }, { list: [2, 1] }],
    ['a missing key', { one: 1, two: 2 }, { one: 1 }],
  ])('tells %s apart', (_, one, other) => {
    expect(fingerprintOf(one)).not.toBe(fingerprintOf(other))
  })
})

it.each(Object.keys(EARLIER_INSTRUMENTS) as QuestionnaireKind[])(
  'what is seeded of %s today is not among what was seeded earlier',
  (kind) => {
    const today = fingerprintOf(wordedInstrumentOf(instrumentDocument(kind)))
    expect(EARLIER_INSTRUMENTS[kind]).not.toContain(today)
  },
)
