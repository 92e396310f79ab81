import { beforeAll, describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { all, health, MIDDLING, PROFILES, SAFE, WELL } from './map-profiles'
import { place, plain, type Report, reportOf, teaserOf, tiers } from './map-shown'
import { mapToldOf, profileFor, rules, wordsIn } from './map-told'

/** A phrase as a pattern: what is put in may be anything. */
const patternOf = (phrase: string): RegExp =>
  new RegExp(
    plain(phrase)
      .split(/\{\w+\}/)
      .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.{1,40}?'),
  )

/** Asked, or said before a part: not of a result. The free result alone says what is said where a part was left out. */
const NOT_TOLD = /^(?:asks|parts|sets)\.|^mentalHealth\.skipped$|^norms\.(?:bigFive|quadrant)$/

const textsOf = (locale: Locale): [name: string, text: string][] => {
  const { phrases, scales } = wordsIn(locale)
  // What the puzzles come to is told by the phrases of the type, and the statements beside them likewise.
  const told = Object.entries(scales).filter(([id]) => ![rules.type.scale, rules.type.style].includes(id))
  return [
    ...Object.entries(phrases).filter(([name]) => !NOT_TOLD.test(name)),
    ...told.flatMap(([id, { name, about, near, bands }]) => [
      [`${id}.name`, name] as [string, string],
      [`${id}.about`, about ?? ''] as [string, string],
      [`${id}.near`, near ?? ''] as [string, string],
      ...Object.entries(bands).flatMap(([band, words]) => [
        [`${id}.${band}.name`, words.name ?? ''] as [string, string],
        [`${id}.${band}.text`, words.text] as [string, string],
      ]),
    ]),
  ]
}

describe('the reports of maps in English', () => {
  let said = ''
  beforeAll(async () => {
    for (const [, profile] of PROFILES) {
      // Two languages of the answers: one with a sample to compare with, one without.
      for (const takenIn of ['EN', 'DE'] as const) {
        said += (await reportOf(mapToldOf({ profile, locale: 'EN', takenIn }).report)).text
      }
    }
  })

  it.each(textsOf('EN').filter(([, text]) => text !== ''))('tell to somebody: %s', (_, text) => {
    expect(patternOf(text).test(said)).toBe(true)
  })

  it('tell to nobody what the instrument does not say', () => {
    expect(patternOf('You are {name}.').test(said)).toBe(false)
  })
})

describe.each(LOCALES)('a map in %s', (locale) => {
  it('misses no phrase of any of these results, and no word of the screens', async () => {
    for (const [, profile] of PROFILES) {
      for (const takenIn of [locale, 'EN'] as const) mapToldOf({ profile, locale, takenIn })
    }
    const { report, free } = mapToldOf({ profile: PROFILES.at(-1)![1], locale })
    const { text } = await reportOf(report, locale)
    expect(text).not.toMatch(/\b(?:map|questionnaire|report)\.[a-z]|\{\w+\}/)
    const teaser = (await teaserOf(free, { locale })).text
    expect(teaser).not.toMatch(/\b(?:map|questionnaire|report)\.[a-z]|\{\w+\}/)
    for (const keyword of free.keywords) expect(teaser).toContain(plain(keyword))
  })
})

describe('a share in words', () => {
  it.each([
    ['EN', '25% and'],
    ['DE', '25 % und'],
    ['CN', '25%到'],
  ] as [Locale, string][])('is written as %s writes it: %s', (locale, words) => {
    const { report } = mapToldOf({ profile: profileFor({}), locale })
    expect(plain(report.score.type.counts)).toContain(words)
  })
})

describe('the puzzles', () => {
  it('are counted by how they went, in one order', () => {
    const { report } = mapToldOf({ profile: profileFor({ type: 'intuitive' }), locale: 'EN' })
    expect(report.score.type.outcomes.map(({ outcome, count }) => [outcome, count])).toEqual([
      ['right', 0],
      ['lure', 4],
      ['other', 1],
      ['open', 1],
    ])
  })
})

describe('a style beside the puzzles', () => {
  it.each([
    ['reflective', 1, 'same way'],
    ['reflective', 0, 'another way'],
    ['reflective', 0.5, 'another way'],
    ['neutral', 1, 'leave the matter open'],
    ['neutral', 0.5, 'leave the matter open'],
  ])('of a type that is %s at %f: %s', (type, style, words) => {
    const { report } = mapToldOf({ profile: profileFor({ type }, { scales: { style } }), locale: 'EN' })
    expect(report.score.type.style!.agrees).toContain(words)
  })
})

describe('a report of a map', () => {
  const { report } = mapToldOf({
    profile: profileFor({ ...all('high'), quadrant: 'secure', motive: 'social' }, health(MIDDLING, SAFE)),
    locale: 'EN',
  })
  const skipped = mapToldOf({ profile: profileFor({}), locale: 'EN' }).report

  it('has four tabs, and none of them is about health', async () => {
    const { html } = await reportOf(report)
    expect([...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, title]) => title)).toEqual([
      'Overview',
      'Key interpretations',
      'Dimension analysis',
      'Development recommendations',
    ])
  })

  const panels = async (of: Report): Promise<string[]> => (await reportOf(of)).html.split('role="tabpanel"')

  it.each([
    [
      'Overview',
      1,
      () => [report.score.keywords[0]!, report.score.notes.keywords, report.score.notes.general],
    ],
    ['Key interpretations', 2, () => report.score.interpretations.map(({ text }) => text)],
    [
      'Dimension analysis',
      3,
      () => [report.score.traits.norm, report.score.type.norm, report.score.motive!.norm],
    ],
    ['Development recommendations', 4, () => report.score.recommendations.flatMap(({ tips }) => tips)],
  ] as const)('tells in %s what belongs there', async (_, panel, texts) => {
    const html = plain((await panels(report))[panel]!.replace(/&#x27;/g, "'"))
    expect(texts().length).toBeGreaterThan(0)
    expect(texts().filter((text) => !html.includes(plain(text)))).toEqual([])
  })

  it('has a name for every drawing', async () => {
    const drawings = [...(await reportOf(report)).html.matchAll(/<svg[^>]*>/g)].map(([tag]) => tag)
    expect(drawings.length).toBeGreaterThan(15)
    expect(
      drawings.filter((tag) => !/role="img" aria-label="[^"]{10,}"|aria-hidden="true"/.test(tag)),
    ).toEqual([])
  })

  it('tells the part about health below the overview where nothing is urgent', async () => {
    const [before, overview, ...rest] = await panels(report)
    expect(before).not.toContain('Mental-health index')
    expect(overview).toContain('Mental-health index')
    expect(rest.join()).not.toContain('Mental-health index')
  })

  it('tells it above the tabs where an answer asks for help', async () => {
    const { report: urgent } = mapToldOf({ profile: profileFor({}, health(WELL, 1)), locale: 'EN' })
    expect(urgent.health!.help).toBe('answer')
    const [before, ...tabs] = await panels(urgent)
    expect(before).toContain('Mental-health index')
    expect(before).toContain('The index is held at 40 here')
    expect(urgent.health!.index!.interval).toBeNull()
    expect(before).not.toContain('as far as chance is concerned')
    expect(tabs.join()).not.toContain('Mental-health index')
  })

  it('sells nothing beside the part about health', async () => {
    const lockedParts = ['map_report', 'pdf_report'] as const
    const closed = { score: null, lockedParts: [...lockedParts], openParts: [] }
    const shown = await reportOf({ ...report, ...closed })
    expect(shown.text).toContain('Mental-health index')
    expect(shown.text).toContain('This report is not open yet')
    expect(shown.html).toContain(pathTo({ route: 'teaser', ...place }))
    expect(shown.html).not.toContain(tiers)
    expect((await reportOf({ ...skipped, ...closed })).html).toContain(tiers)
    expect((await reportOf({ ...skipped, lockedParts: ['pdf_report'] })).html).toContain(tiers)
    expect((await reportOf({ ...report, lockedParts: ['pdf_report'] })).html).not.toContain(tiers)
  })

  it.each([true, false])('asks for caution: %s', async (caution) => {
    const words = 'Some answers came very fast'
    expect((await reportOf({ ...report, caution })).text.includes(words)).toBe(caution)
    expect((await reportOf({ ...report, caution, score: null })).text.includes(words)).toBe(caution)
  })

  it.each(['EN', 'JA'] as const)(
    'compares with nobody, answered in %s: there are no takers of these items',
    async (takenIn) => {
      const { report: other } = mapToldOf({ profile: profileFor(all('low')), locale: 'EN', takenIn })
      const { text } = await reportOf(other)
      expect(text).not.toContain('of 100 people')
      expect(text).not.toContain('Percentile')
      expect(other.score.traits.columns).toHaveLength(2)
      expect(other.score.quadrant!.cells.map(({ chance }) => chance).join()).not.toMatch(/\d/)
    },
  )
})
