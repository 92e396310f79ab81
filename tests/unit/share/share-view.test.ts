import { describe, expect, it } from 'vitest'
import { shared } from '@/domain/api/share-shapes'
import { BUILT_KINDS, isHealthKind } from '@/domain/exam/kinds'
import { LOCALES } from '@/domain/locale/locales'
import { isSharedKind, SHARED_KINDS, whyNotShared } from '@/domain/reports/share'
import { readFaces } from '@/gateways/pdf/faces'
import { textOf } from '@/gateways/picture/picture-node'
import { PICTURE } from '@/gateways/picture/render-picture'
import { drawShared } from '@/services/reports/share/draw-shared'
import { sharePicture } from '@/services/reports/share/share-picture'
import type { ReportScore } from '@/services/sittings/kinds/kind-rules'
import { toldOf } from '../ui-report/questionnaire-told'
import { iqScore, sharedSample } from './shared-samples'

const EVERY = SHARED_KINDS.flatMap((kind) => LOCALES.map((locale) => ({ kind, locale })))

describe('which results are shared', () => {
  it('none that is about health, and every other one', () => {
    expect(BUILT_KINDS.filter(isSharedKind)).toEqual(BUILT_KINDS.filter((kind) => !isHealthKind(kind)))
  })

  it.each([
    { kind: 'iq', open: true, below: false, why: null },
    { kind: 'iq', open: true, below: true, why: 'below' },
    { kind: 'iq', open: false, below: true, why: 'locked' },
    { kind: 'depression', open: true, below: false, why: 'health' },
    { kind: 'psychology', open: true, below: false, why: 'health' },
    { kind: 'map', open: true, below: false, why: 'health' },
  ])('$kind, open: $open, below the range: $below is refused for: $why', ({ why, ...asked }) => {
    expect(whyNotShared(asked)).toBe(why)
  })

  it('the words refuse what may not be shared, even if somebody asks them', async () => {
    await expect(
      sharedSample({ kind: 'iq', locale: 'EN', told: iqScore(60, { atFloor: true }) }),
    ).rejects.toThrow(RangeError)
    const { report } = toldOf({ kind: 'depression', locale: 'EN', leaning: () => 0 })
    const told = { examKind: report.examKind, score: report.score } as ReportScore
    await expect(sharedSample({ kind: 'iq', locale: 'EN', told })).rejects.toThrow(RangeError)
  })
})

describe('what a shared result tells', () => {
  it.each(EVERY)('of $kind in $locale it is whole', async ({ kind, locale }) => {
    const view = await sharedSample({ kind, locale })
    expect(shared.strict().parse(view)).toEqual(view)
    for (const words of [view.lead, view.headline, view.note, view.meaning, view.summary, ...view.said])
      expect(words).not.toMatch(/^$|[{}]|undefined|null|NaN/)
  })

  it('no name unless there is one to show', async () => {
    const ours = { kind: 'iq', locale: 'EN' } as const
    expect(JSON.stringify(await sharedSample(ours))).not.toContain('Ada')
    const named = await sharedSample({ ...ours, name: 'Ada' })
    expect([named.name, named.heading]).toEqual(['Ada', 'Ada’s result: Reasoning'])
  })

  it('of the IQ test the class, not as a fact, its interval, and no number in it', async () => {
    const view = await sharedSample({ kind: 'iq', locale: 'EN' })
    expect(view).toMatchObject({
      lead: 'Most likely',
      headline: 'Above average',
      said: ['IQ: 95% interval 107 to 129, for careful work', 'Also possible: Average'],
      curve: { low: 107, high: 129 },
      date: 'November 2026',
    })
    expect(JSON.stringify(view)).not.toContain('118')
  })

  it('at the top of what the test measures only what is below', async () => {
    const view = await sharedSample({ kind: 'iq', locale: 'EN', told: iqScore(138, { atCeiling: true }) })
    expect(view).toMatchObject({
      lead: 'Most likely at least',
      headline: 'Far above average',
      said: ['IQ: 95% interval above 127, for careful work', 'Also possible: Above average'],
      curve: { low: 127, high: null },
    })
  })

  it('of the 16 types the letters and how probable they are', async () => {
    const { headline, said } = await sharedSample({ kind: 'types16', locale: 'EN' })
    expect(headline).toMatch(/^[EI][SN][TF][JP] · \S/)
    expect(said[0]).toMatch(/\d+%$/)
  })

  it('of the EQ test each area in words, and no figure', async () => {
    const { rows, headline } = await sharedSample({ kind: 'eq', locale: 'EN' })
    expect(rows.length).toBeGreaterThan(3)
    expect(JSON.stringify([rows, headline])).not.toMatch(/\d/)
  })

  it('never which sitting it is: no order, no version, no answer has a place in it', async () => {
    for (const kind of SHARED_KINDS) {
      const view = await sharedSample({ kind, locale: 'EN' })
      expect(
        Object.keys(view).filter((key) => /number|order|sitting|score|version|answer/i.test(key)),
      ).toEqual([])
      expect(JSON.stringify(view)).not.toMatch(/[0-9A-HJKMNP-TV-Z]{12}|provisional-1|eap-/)
    }
  })
})

describe('the picture', () => {
  it.each(EVERY)('of $kind in $locale has a glyph for every character', async ({ kind, locale }) => {
    const text = textOf(sharePicture(await sharedSample({ kind, locale })))
    expect((await readFaces({ locale, text })).missing).toEqual([])
  })

  it.each(['EN', 'JA'] as const)('in %s is a PNG of the size that previews take', async (locale) => {
    const view = await sharedSample({ kind: 'iq', locale, name: 'A'.repeat(300) })
    const png = await drawShared({ view, locale })
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([PICTURE.width, PICTURE.height])
    expect((await drawShared({ view, locale })).equals(png)).toBe(true)
  })
})
