import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { AXES, TYPE_CODES } from '@/domain/questionnaires/types16'
import { pathTo } from '@/domain/routing/path-to'
import { QuestionnaireTeaser } from '@/ui/report/teaser/questionnaire-teaser'
import { render } from '../ui-checkout/render'
import { lacking, place, shown, shownFree } from './questionnaire-shown'
import { scalesOf, toldOf, wordsOf } from './questionnaire-told'

/** Answers of one type: every letter as far to its end as `share`, 1 being all the way. */
const leaningTo =
  (type: string, share = 1) =>
  (scale: string): number => {
    const axis = AXES.findIndex(({ id }) => id === scale)
    return type[axis] === AXES[axis]!.second ? share : 1 - share
  }

describe.each(LOCALES)('the reports of questionnaires in %s', (locale) => {
  it.each(TYPE_CODES)('tell all that there is to say of %s', async (type) => {
    const { report, free } = toldOf({ kind: 'types16', locale, leaning: leaningTo(type) })
    const { types, scales } = wordsOf('types16', locale)
    const { text } = await shown(locale, report)
    const { name, ...passages } = types[type]!
    expect(lacking(text, [`${type} · ${name}`, ...Object.values(passages)])).toEqual([])
    const letters = AXES.map(({ id }, axis) => scales[id]!.bands[type[axis]!]!)
    expect(
      lacking(
        text,
        letters.flatMap((band) => [band.name, band.text]),
      ),
    ).toEqual([])
    expect(
      lacking(
        text,
        AXES.map(({ id }) => scales[id]!.near),
      ),
    ).toHaveLength(AXES.length)
    const teaser = await teaserOf(locale, free)
    expect(lacking(teaser, [type, name, passages.summary, ...letters.map((band) => band.name)])).toEqual([])
  })

  it('say beside a close letter what that means', async () => {
    const { report } = toldOf({ kind: 'types16', locale, leaning: () => 0.5 })
    const { text } = await shown(locale, report)
    const { scales } = wordsOf('types16', locale)
    expect(
      lacking(
        text,
        AXES.map(({ id }) => scales[id]!.near),
      ),
    ).toEqual([])
  })

  it.each([
    ['low', 0],
    ['middle', 0.5],
    ['high', 1],
  ] as const)('tell every area of the EQ that is %s', async (band, share) => {
    const { report, free } = toldOf({ kind: 'eq', locale, leaning: () => share })
    const { scales, note } = wordsOf('eq', locale)
    const { text } = await shown(locale, report)
    const said = scalesOf('eq').map(({ id }) => scales[id]!)
    // The situations give no point between right and wrong: with these answers theirs may be another band.
    const texts = scalesOf('eq').map(({ id }) => {
      const own = toldScalesOf(report).find((scale) => scale.id === id)!
      return scales[id]!.bands[id === 'si' ? own.bar.here : band]!.text
    })
    expect(lacking(text, [...texts, ...said.flatMap(({ name, about }) => [name, about]), note])).toEqual([])
    const teaser = await teaserOf(locale, free)
    expect(lacking(teaser, [scales.overall!.bands[band]!.free, note])).toEqual([])
  })

  it.each([
    ['analytic', 0],
    ['balanced', 0.5],
    ['holistic', 1],
  ] as const)('tell a style that is %s', async (band, share) => {
    const { report, free } = toldOf({ kind: 'left_right', locale, leaning: () => share })
    const { scales, note } = wordsOf('left_right', locale)
    const { name, text: words, tip, free: given } = scales.style!.bands[band]!
    const { text } = await shown(locale, report)
    expect(lacking(text, [name, words, tip, note])).toEqual([])
    expect(lacking(await teaserOf(locale, free), [name, given, note])).toEqual([])
  })
})

type Free = Parameters<typeof QuestionnaireTeaser>[0]['free']

/** The scale of the answer, and those below it. */
const toldScalesOf = ({ score }: ReturnType<typeof toldOf>['report']) => [
  ...(score?.answer?.scale ? [score.answer.scale] : []),
  ...(score?.scales.list ?? []),
]

const teaserOf = async (locale: Locale, free: Free): Promise<string> =>
  (await shownFree(locale, { free })).text

const LEANINGS: [string, (scale: string) => number][] = [
  ['clear', () => 1],
  ['rather so', () => 0.6],
  ['at the very middle', () => 0.5],
]

describe('a figure', () => {
  it.each(LEANINGS)(
    'of a letter that is %s is never told as certain or as impossible',
    async (_, leaning) => {
      const { report } = toldOf({ kind: 'types16', locale: 'EN', leaning })
      const { text } = await shown('EN', report)
      expect(text).not.toMatch(/\b(?:0|100)%/)
      expect(text).toMatch(/\d%/)
    },
  )

  it.each(['types16', 'eq', 'left_right'] as const)(
    'of %s stands in a drawing with a name and in a table',
    async (kind) => {
      const { report } = toldOf({ kind, locale: 'EN', leaning: () => 0.75 })
      const { html } = await shown('EN', report)
      const scales = toldScalesOf(report)
      expect(html.match(/<svg[^>]*role="img"[^>]*aria-label="[^"]+"/g)).toHaveLength(scales.length)
      expect(html.match(/<th scope="rowgroup"/g)).toHaveLength(scales.length)
    },
  )

  it.each(['types16', 'eq', 'left_right'] as const)('of %s is not in its free result', async (kind) => {
    const { free } = toldOf({ kind, locale: 'EN', leaning: () => 0.75 })
    const teaser = (await teaserOf('EN', free)).replace(free.note ?? '', '')
    const answered = `${free.answered} of ${free.total}`
    expect(teaser).toContain(answered)
    expect(teaser.replace(answered, '')).not.toMatch(/\d/)
  })
})

describe('a report', () => {
  const { report } = toldOf({ kind: 'eq', locale: 'EN', leaning: () => 0.5 })

  it('that is not open holds nothing of the result, but the way to the free one', async () => {
    const { html, text } = await shown('EN', { ...report, score: null, lockedParts: ['eq_report'] })
    expect(text).toContain('This report is not open yet')
    expect(text).toContain('The four areas')
    expect(html).not.toContain('role="img"')
    expect(html).toContain(pathTo({ route: 'teaser', ...place }))
  })

  it('of the 16 types that names none has no empty heading', async () => {
    const { report: typed } = toldOf({ kind: 'types16', locale: 'EN', leaning: leaningTo('INFP') })
    const score = typed.score && {
      ...typed.score,
      ...{ answer: null, types: null, type: null, scales: { ...typed.score.scales, title: null, list: [] } },
    }
    expect((await shown('EN', { ...typed, score })).html).not.toMatch(/<h\d[^>]*><\/h/)
  })

  it.each([true, false])('asks for caution: %s', async (caution) => {
    const words = 'Some answers came very fast'
    expect((await shown('EN', { ...report, caution })).text.includes(words)).toBe(caution)
    expect((await shown('EN', { ...report, caution, score: null })).text.includes(words)).toBe(caution)
  })
})

describe('a free result', () => {
  const parts = { sellableParts: ['type_report', 'permanent_discount'] as const, place }
  const teaser = async (share: number, openParts: Parameters<typeof QuestionnaireTeaser>[0]['openParts']) => {
    const { free } = toldOf({ kind: 'types16', locale: 'EN', leaning: leaningTo('INFP', share) })
    return render({ screen: createElement(QuestionnaireTeaser, { ...parts, free, openParts }) })
  }

  it.each([
    [1, 'clearly', false],
    [0.5, 'barely', true],
  ])('of letters that lie at %f calls them %s', async (share, word, isOpen) => {
    const { text } = await teaser(share, [])
    expect(text).toContain(word)
    expect(text.includes('Not every letter is settled')).toBe(isOpen)
  })

  it.each([
    ['nothing is open', [], true, true, false],
    ['the report is open', ['type_report'], false, true, true],
    ['all is open', ['type_report', 'permanent_discount'], false, false, true],
  ] as const)('names what can be bought, where %s', async (_, open, letters, discount, report) => {
    const { html, text } = await teaser(1, open)
    expect(text.includes('each with its probability, and what they mean')).toBe(letters)
    expect(text.includes('Permanent discount')).toBe(discount)
    expect(html.includes(pathTo({ route: 'tiers', ...place }))).toBe(letters || discount)
    expect(text.includes('Open my report')).toBe(report)
  })
})
