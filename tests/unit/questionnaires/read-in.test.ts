import { describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/locale/locales'
import type { Instrument } from '@/domain/questionnaires/instrument'
import { tellMap } from '@/domain/questionnaires/map/tell-map'
import { comparedIn, readInOf } from '@/domain/questionnaires/read-in'
import { scoreQuestionnaire } from '@/domain/questionnaires/score-questionnaire'
import { wordedInstrumentOf } from '@/domain/questionnaires/worded-instrument-of'
import { instrumentDocument } from '@/seed/instruments/documents'

describe('the language in which answers were read', () => {
  it.each<[string, (Locale | null)[], string, Locale | null]>([
    ['the one in which it began', ['EN', 'EN'], 'EN', 'EN'],
    ['another one throughout', ['JA', 'JA'], 'JA', 'JA'],
    ['the first and another', ['EN', 'JA', 'EN'], 'several', null],
    ['two others', ['JA', 'DE'], 'several', null],
    ['not kept at all, as in rows of before', [null, null], 'EN', 'EN'],
    ['not kept of some, the rest as it began', [null, 'EN'], 'EN', 'EN'],
    ['not kept of some, the rest in another', [null, 'JA'], 'several', null],
    ['of nothing', [], 'EN', 'EN'],
  ])('%s', (_, languages, readIn, compared) => {
    const read = readInOf(languages, 'EN')
    expect(read).toBe(readIn)
    expect(comparedIn(read === 'EN' ? {} : { readIn: read }, 'EN')).toBe(compared)
  })
})

describe('a map whose traits have a norm of English takers of their own', () => {
  const { instrument: seeded, words } = wordedInstrumentOf(instrumentDocument('map'))
  const norms = Object.fromEntries(
    Object.entries(seeded.rules?.norms ?? {}).map(([id, norm]) => [id, { ...norm, own: true }]),
  )
  const instrument: Instrument = { ...seeded, rules: { ...seeded.rules, norms } }
  const { result } = scoreQuestionnaire({
    instrument,
    given: instrument.items.map((item) => ({ item, choice: 1, seconds: 5 })),
  })

  it.each<[Locale | null, boolean]>([
    ['EN', true],
    ['JA', false],
    [null, false],
  ])('answered in %s: compared is %s', (takenIn, isCompared) => {
    const { traits, traitsNorm } = tellMap({ instrument, words: words.EN, locale: 'EN', result, takenIn })
    expect(traits.map(({ percentile }) => percentile !== null)).toEqual(traits.map(() => isCompared))
    expect(traitsNorm).toBe(words.EN.phrases[isCompared ? 'norms.bigFive' : 'norms.bigFiveNone'])
  })
})
