import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isLocale, LOCALES } from '@/domain/locale/locales'
import { worthOf } from '@/domain/questionnaires/instrument'
import { scoreScales } from '@/domain/questionnaires/score-scale'
import { AXES, readAxis, readTypes } from '@/domain/questionnaires/types16'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'
import { WORDS } from '@/seed/instruments/words'

type Kind = keyof typeof SEED_INSTRUMENTS
const KINDS = Object.keys(SEED_INSTRUMENTS) as Kind[]
const PLAIN = ['types16', 'eq', 'left_right'] as const

const folder = (kind: Kind) => join(import.meta.dirname, '../../../src/seed/instruments', kind)
const words = (kind: Kind, locale: string): unknown =>
  JSON.parse(readFileSync(join(folder(kind), `${locale}.json`), 'utf8'))

const text = z.string().trim().min(2)
const exactly = (keys: readonly string[], value: z.ZodType) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])))
const idsOf = (kind: Kind, starts: (id: string) => boolean = () => true) =>
  SEED_INSTRUMENTS[kind].items.map(({ id }) => id).filter(starts)

/** Of an instrument whose words are by the ids of its items, scales and bands. */
const plainWords = (kind: Kind) => {
  const { items, scales } = SEED_INSTRUMENTS[kind]
  const item = ({ worth, choices }: (typeof items)[number]) =>
    worth ? z.strictObject({ text, options: z.array(text).length(choices) }) : text
  const band = z.strictObject({
    name: text.optional(),
    text,
    tip: text.optional(),
    free: text.optional(),
    seek: text.optional(),
  })
  const scale = (bands: readonly string[]) =>
    z.strictObject({ name: text, about: text, near: text.optional(), bands: exactly(bands, band) })
  return z.strictObject({
    items: z.strictObject(Object.fromEntries(items.map((each) => [each.id, item(each)]))),
    scales: z.strictObject(
      Object.fromEntries(scales.map(({ id, bands }) => [id, scale(bands.map((each) => each.id))])),
    ),
    note: text,
    phrases: exactly(Object.keys(WORDS[kind as 'map'].EN.phrases), text),
  })
}

const TYPES = readTypes(
  AXES.map(({ id }) =>
    readAxis({ score: { scale: id, percent: 50, sem: 8 }, sd: 19, retest: 0.8, alpha: null }),
  ),
).map(({ type }) => type)

/** What each language has to say, by kind. */
const SHAPES: Record<Kind, z.ZodType> = {
  types16: z.strictObject({
    items: exactly(idsOf('types16'), z.tuple([text, text])),
    axes: exactly(
      AXES.map(({ id }) => id),
      exactly(['name', 'first', 'second', 'firstText', 'secondText', 'middleText'], text),
    ),
    types: exactly(TYPES, exactly(['name', 'summary', 'strengths', 'work', 'relations', 'growth'], text)),
  }),
  eq: z.strictObject({
    items: exactly(
      idsOf('eq', (id) => !id.startsWith('si')),
      text,
    ),
    situations: exactly(
      idsOf('eq', (id) => id.startsWith('si')),
      z.strictObject({ text, options: z.array(text).length(4) }),
    ),
    facets: exactly(
      ['pe', 'us', 'un', 'ma', 'si'],
      exactly(['name', 'about', 'low', 'middle', 'high'], text),
    ),
    overallName: text,
    overall: exactly(['low', 'middle', 'high'], text),
    note: text,
  }),
  left_right: z.strictObject({
    items: exactly(idsOf('left_right'), text),
    styleName: text,
    bands: exactly(['analytic', 'balanced', 'holistic'], exactly(['name', 'text', 'try'], text)),
    free: exactly(['analytic', 'balanced', 'holistic'], text),
    note: text,
  }),
  depression: plainWords('depression'),
  psychology: plainWords('psychology'),
  map: plainWords('map'),
}

const written = KINDS.flatMap((kind) =>
  LOCALES.filter((locale) => existsSync(join(folder(kind), `${locale}.json`))).map(
    (locale) => [kind, locale] as const,
  ),
)

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leavesOf)

describe('the words of a questionnaire', () => {
  it.each(written)('%s in %s say all that its keys ask for, and nothing else', (kind, locale) => {
    expect(SHAPES[kind].safeParse(words(kind, locale)).error?.issues ?? []).toEqual([])
  })

  it.each(written)('%s in %s never say a thing twice and name nobody’s trademark', (kind, locale) => {
    const said = leavesOf((words(kind, locale) as { items: unknown }).items)
    expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([])
    expect(
      leavesOf(words(kind, locale)).filter((each) => /\b(?:MBTI|Myers|Mensa|Raven)\b/i.test(each)),
    ).toEqual([])
  })

  it.each(KINDS)('of %s are in files named by a language', (kind) => {
    const names = readdirSync(folder(kind)).map((name) => name.replace('.json', ''))
    expect(names.filter((name) => !isLocale(name) && name !== 'situations' && name !== 'instrument')).toEqual(
      [],
    )
    expect(names).toContain('EN')
  })
})

describe('the keys of a questionnaire', () => {
  it.each(PLAIN)('%s: ids are unique, each item is of a scale, and three parts follow each other', (kind) => {
    const { items, scales } = SEED_INSTRUMENTS[kind]
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    expect(new Set(items.map(({ scale }) => scale))).toEqual(
      new Set(scales.filter(({ of }) => !of).map(({ id }) => id)),
    )
    expect([...new Set(items.map(({ part }) => part))].sort()).toEqual([1, 2, 3])
    for (const item of items) expect(item.choices).toBeLessThanOrEqual(6)
  })

  it.each([
    ['types16', 48],
    ['eq', 32],
    ['left_right', 20],
  ] as const)(
    '%s has %d items, and a straight line down any column is the middle of a scale keyed both ways',
    (kind, count) => {
      const { items, scales } = SEED_INSTRUMENTS[kind]
      expect(items).toHaveLength(count)
      const { scores } = scoreScales(
        SEED_INSTRUMENTS[kind],
        Object.fromEntries(items.map(({ id, worth }) => [id, worth ? 0 : 4])),
      )
      const keyedAlike = kind === 'eq' ? (4 * 100) / 6 : 50
      for (const { scale, percent } of scores)
        if (scale !== 'si') expect([scale, percent]).toEqual([scale, expect.closeTo(keyedAlike, 8)])
      expect(scores).toHaveLength(scales.length)
    },
  )

  it('every situation has one best choice, and it is not always in the same place', () => {
    const best = SEED_INSTRUMENTS.eq.items.flatMap(({ worth }) => (worth ? [worth.indexOf(3)] : []))
    expect(best).toHaveLength(8)
    expect(new Set(best).size).toBe(4)
  })
})

describe('a profile of the 16 types, by hand', () => {
  const { items, scales } = SEED_INSTRUMENTS.types16
  /** Choices of somebody who leans so far to the second pole of each axis: 0 to 4 of 4. */
  const leaning = (lean: Record<string, number>) =>
    Object.fromEntries(
      items.map((item) => [
        item.id,
        [0, 1, 2, 3, 4].find((choice) => worthOf(item, choice) === lean[item.scale]),
      ]),
    )
  const read = (lean: Record<string, number>) => {
    const { scores } = scoreScales(SEED_INSTRUMENTS.types16, leaning(lean))
    return readTypes(
      scores.map((score) => {
        const { sd, retest = 0, alpha } = scales.find(({ id }) => id === score.scale)!
        return readAxis({ score, sd, retest, alpha })
      }),
    )
  }

  it.each([
    [{ ei: 0, sn: 0, tf: 0, jp: 0 }, 'ESTJ'],
    [{ ei: 4, sn: 4, tf: 4, jp: 4 }, 'INFP'],
    [{ ei: 3, sn: 1, tf: 3, jp: 1 }, 'ISFJ'],
    [{ ei: 1, sn: 3, tf: 1, jp: 3 }, 'ENTP'],
  ])('%j is most probably %s', (lean, type) => {
    expect(read(lean)[0]?.type).toBe(type)
  })

  it('three quarters of the way on all axes, 25 percent from the middle, is 2.94 standard errors, 2.63 of a true place at alpha .8: 0.9957 to the fourth', () => {
    expect(read({ ei: 3, sn: 3, tf: 3, jp: 3 })[0]?.probability).toBeCloseTo(0.9957 ** 4, 3)
  })

  it('in the very middle all sixteen are as probable', () => {
    for (const { probability } of read({ ei: 2, sn: 2, tf: 2, jp: 2 }))
      expect(probability).toBeCloseTo(1 / 16, 12)
  })
})
