import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { offersBeside } from '@/ui/report/offers-beside'
import { lacking, place, shown, shownFree } from './questionnaire-shown'
import { scalesOf, toldOf, wordsOf } from './questionnaire-told'

type Leaning = Parameters<typeof toldOf>[0]['leaning']

/** All signs and effects this often, and good moments this often; the question about danger to oneself apart. */
const depressed =
  ({ signs, good, danger = 0 }: { signs: number; good: number; danger?: number | null }): Leaning =>
  (scale, item) =>
    item === 'dp9' ? danger : scale === 'wellbeing' ? good : signs
/** Every area this well; the question about danger to oneself apart, where 1 is never. */
const well =
  (share: number, danger: number | null = 1): Leaning =>
  (_, item) =>
    item === 'md6' ? danger : share

const sells = (html: string): boolean =>
  (['tiers', 'payPackage'] as const).some((route) => html.includes(pathTo({ route, ...place })))

describe.each(LOCALES)('the results about mental health in %s', (locale) => {
  it.each([
    ['few', { signs: 0, good: 1 }, ['few', 'little', 'high']],
    ['some', { signs: 1 / 3, good: 0.5 }, ['some', 'some', 'middle']],
    ['many', { signs: 1, good: 0, danger: 1 }, ['many', 'much', 'low']],
  ] as const)('tell %s signs of depression, with all that is said of them', async (_, answers, bands) => {
    const { report } = toldOf({ kind: 'depression', locale, leaning: depressed(answers) })
    const { text, messages } = await shown(locale, report)
    const { scales, note } = wordsOf('depression', locale)
    const said = scalesOf('depression').flatMap(({ id }, place) => {
      const { name, about, bands: words } = scales[id]!
      const band = words[bands[place]!]!
      return [name, about, band.name, band.text]
    })
    expect(lacking(text, [...said, note, messages.health.delete.button])).toEqual([])
  })

  it('say that a core sign was there though the sum is small', async () => {
    const { report } = toldOf({ kind: 'depression', locale, leaning: (_, item) => (item === 'dp1' ? 1 : 0) })
    const { phrases } = wordsOf('depression', locale)
    expect(lacking((await shown(locale, report)).text, [phrases.coreNote])).toEqual([])
  })

  it('say where a range is close, and what is said of the other one', async () => {
    const leaning = (scale: string, item: string) =>
      scale === 'signs' ? Number(item <= 'dp7') / 3 : scale === 'wellbeing' ? 0.4 : 0.25
    const { report } = toldOf({ kind: 'depression', locale, leaning })
    const { signs } = wordsOf('depression', locale).scales
    const { text } = await shown(locale, report)
    expect(lacking(text, [signs!.near, signs!.bands.few!.text, signs!.bands.some!.text])).toEqual([])
  })

  it.each([
    ['strained', 0],
    ['mixed', 0.5],
    ['steady', 1],
  ] as const)('tell every area of general psychology that is %s, free and paid', async (band, share) => {
    const { report, free } = toldOf({ kind: 'psychology', locale, leaning: well(share) })
    const { scales, note } = wordsOf('psychology', locale)
    const { text, messages } = await shown(locale, report)
    const areas = scalesOf('psychology').map(({ id }) => scales[id]!)
    const bands = areas.map(({ bands }) => bands[band]!)
    const freely = [
      ...areas.map(({ name }) => name),
      ...bands.flatMap(({ name, free, seek }) => [name, free, seek]),
    ]
    const paid = [...areas.map(({ about }) => about), ...bands.flatMap(({ text, tip }) => [text, tip])]
    const button = messages.health.delete.button
    expect(lacking(text, [...freely, ...paid, note, button])).toEqual([])
    const teaser = (await shownFree(locale, { free })).text
    expect(lacking(teaser, [...freely, note, button])).toEqual([])
    expect(lacking(teaser, paid)).toHaveLength(paid.length)
  })

  it('name for every area what its texts rest on', async () => {
    const { report } = toldOf({ kind: 'psychology', locale, leaning: well(0.25) })
    const { html, messages } = await shown(locale, report)
    const urls = report.score!.scales.list.flatMap(({ sources }) => sources.map(({ url }) => url))
    expect(urls.length).toBeGreaterThan(0)
    expect(urls.filter((url) => !html.includes(`href="${url}" rel="noopener noreferrer"`))).toEqual([])
    expect(html).toContain(messages.health.result.sources)
  })
})

describe('what may stand beside a result about mental health', () => {
  const sold = { lockedParts: ['psychology_report', 'permanent_discount'] as const }
  const kinds = [
    ['depression', depressed({ signs: 0.5, good: 0.5 })],
    ['psychology', well(0.5)],
  ] as const

  it.each(kinds)('is nothing to buy, in the report of %s', async (kind, leaning) => {
    const { report } = toldOf({ kind, locale: 'EN', leaning })
    const locked = { ...report, lockedParts: [...sold.lockedParts] }
    expect(sells((await shown('EN', locked)).html)).toBe(false)
    expect(offersBeside(locked)).toBe(false)
  })

  it('is the way to the free result where the report is not open, and nothing else', async () => {
    const { report } = toldOf({ kind: 'psychology', locale: 'EN', leaning: well(0.5) })
    const { html, text } = await shown('EN', { ...report, score: null, lockedParts: [...sold.lockedParts] })
    expect(html).toContain(pathTo({ route: 'teaser', ...place }))
    expect(sells(html)).toBe(false)
    expect(text).toContain('Delete this result now')
  })

  it.each(['types16', 'eq', 'left_right'] as const)('is no matter of %s', (kind) => {
    expect(offersBeside(toldOf({ kind, locale: 'EN', leaning: () => 0.5 }).report)).toBe(true)
  })

  it('compares with nobody and shares with nobody', async () => {
    for (const [kind, leaning] of kinds) {
      const { text } = await shown('EN', toldOf({ kind, locale: 'EN', leaning }).report)
      expect(text).not.toMatch(/of 100 people|better than|share this|certificate/i)
    }
  })
})

describe('help', () => {
  const AGAIN = 'Before your result: you can talk to someone'

  it.each([
    ['an answer', 'depression', depressed({ signs: 0, good: 1, danger: 1 / 3 }), 'answer', true],
    ['a sum', 'depression', depressed({ signs: 1, good: 0 }), 'sums', true],
    ['a question left open', 'depression', depressed({ signs: 0, good: 1, danger: null }), 'open', false],
    ['no reason', 'depression', depressed({ signs: 0, good: 1 }), 'none', false],
    ['an answer', 'psychology', well(1, 0.5), 'answer', true],
    ['a sum', 'psychology', well(0), 'sums', true],
    ['a question left open', 'psychology', well(1, null), 'open', false],
    ['no reason', 'psychology', well(1), 'none', false],
  ] as const)('for %s of %s stands where it belongs', async (_, kind, leaning, help, first) => {
    const { report } = toldOf({ kind, locale: 'EN', leaning })
    expect(report.score!.help).toBe(help)
    const { text } = await shown('EN', report)
    expect(text.trim().startsWith(AGAIN)).toBe(first)
  })

  it.each([
    ['an answer', well(1, 0.5), true],
    ['a sum', well(0), true],
    ['a question left open', well(1, null), false],
    ['no reason', well(1), false],
  ] as const)('for %s stands above a report that is not open: %#', async (_, leaning, first) => {
    const { report } = toldOf({ kind: 'psychology', locale: 'EN', leaning })
    const { text } = await shown('EN', { ...report, score: null })
    expect(text.trim().startsWith(AGAIN)).toBe(first)
    expect(text).toContain('Delete this result now')
  })

  it.each([
    ['an answer', well(1, 0.5), false],
    ['a sum', well(0), false],
    ['a question left open', well(1, null), true],
    ['no reason', well(1), true],
  ] as const)('in a free result for %s: is anything offered?', async (_, leaning, offered) => {
    const { free } = toldOf({ kind: 'psychology', locale: 'EN', leaning })
    const { html, text } = await shownFree('EN', { free, sellableParts: ['psychology_report'] })
    expect(text.includes(AGAIN)).toBe(!offered)
    expect(sells(html)).toBe(offered)
    expect(text.includes('What the full report adds')).toBe(offered)
    expect(text).toContain('Delete this result now')
  })

  it('does not keep a bought report from its reader', async () => {
    const { free } = toldOf({ kind: 'psychology', locale: 'EN', leaning: well(0) })
    const { html } = await shownFree('EN', { free, openParts: ['psychology_report'] })
    expect(html).toContain(pathTo({ route: 'report', ...place }))
  })
})
