import type { QuestionnaireKind } from '@/domain/exam/kinds'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import type { Scale } from '@/domain/questionnaires/instrument'
import { SEED_INSTRUMENTS } from './instruments'
import { type EqWords, type LeftRightWords, type PlainWords, type Types16Words, WORDS } from './words'

type Row = Record<string, unknown>
/** A text with what each language says. */
type Text = Record<Locale, string>

/** The instrument of a kind as a document of `instruments`, every text in all languages as Payload gives it for `locale: 'all'`. */
export const instrumentDocument = (kind: QuestionnaireKind): Row => {
  const { items, scales, mostMissing, rules } = SEED_INSTRUMENTS[kind]
  return {
    name: NAMES[kind],
    mostMissing,
    scales: scales.map((scale) => ({ ...factsOf(scale), ...SAYS[kind].scale(scale) })),
    items: items.map(({ id, scale, part, kind: itemKind, choices, keyed, worth }) => ({
      key: id,
      scale,
      part,
      kind: itemKind,
      choices,
      reversed: keyed === -1,
      ...SAYS[kind].item(id, worth),
    })),
    ...SAYS[kind].rest,
    ...(rules && { rules: JSON.stringify(rules, null, 2) }),
  }
}

/** A document in one language: each text alone, as Payload takes it. */
export const inLocale = (value: unknown, locale: Locale): unknown => {
  if (Array.isArray(value)) return value.map((entry) => inLocale(entry, locale))
  if (typeof value !== 'object' || value === null) return value
  if (isText(value)) return value[locale]
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inLocale(inner, locale)]))
}

const isText = (value: object): value is Text => LOCALES.every((locale) => locale in value)

/** For colleagues only. */
const NAMES: Record<QuestionnaireKind, string> = {
  types16: '16 types',
  eq: 'EQ',
  left_right: 'Left or right brain',
  depression: 'Depression',
  psychology: 'General psychology',
  map: 'Psychological map',
}

const factsOf = ({ id, of, free, alpha, retest, sd, norm }: Scale): Row => ({
  key: id,
  of: [...(of ?? [])],
  isFree: free === true,
  alpha,
  ...(retest !== undefined && { retest }),
  sd,
  ...(norm && { norm }),
})

/** What every language's file says at one place. */
const each =
  <Words>(files: Record<Locale, Words>) =>
  <Said = string>(at: (words: Words) => Said): Record<Locale, Said> =>
    Object.fromEntries(LOCALES.map((locale) => [locale, at(files[locale])])) as Record<Locale, Said>

type Says = {
  scale: (scale: Scale) => Row
  item: (id: string, worth: readonly number[] | undefined) => Row
  rest: Row
}

const types16 = each<Types16Words>(WORDS.types16)
const eq = each<EqWords>(WORDS.eq)
const leftRight = each<LeftRightWords>(WORDS.left_right)

/** An instrument whose words are by the ids of its items, scales and bands. */
const plain = (files: Record<Locale, PlainWords>): Says => {
  const say = each<PlainWords>(files)
  const { EN } = files
  return {
    scale: ({ id, bands }) => ({
      title: say(({ scales }) => scales[id]!.name),
      about: say(({ scales }) => scales[id]!.about),
      ...(EN.scales[id]!.near && { near: say(({ scales }) => scales[id]!.near!) }),
      bands: bands.map((band) => {
        const { name, ...told } = EN.scales[id]!.bands[band.id]!
        const fields = Object.keys(told) as (keyof typeof told)[]
        return {
          key: band.id,
          from: band.from,
          ...(name && { title: say(({ scales }) => scales[id]!.bands[band.id]!.name!) }),
          ...Object.fromEntries(
            fields.map((field) => [field, say(({ scales }) => scales[id]!.bands[band.id]![field]!)]),
          ),
        }
      }),
    }),
    item: (id, worth) => ({
      title: say(({ items }) => textOf(items[id])),
      ...(worth && {
        options: worth.map((value, index) => ({
          text: say(({ items }) => optionsOf(items[id])[index]!),
          worth: value,
        })),
      }),
    }),
    rest: { note: say(({ note }) => note), phrases: say(({ phrases }) => JSON.stringify(phrases, null, 2)) },
  }
}

type ItemSaid = PlainWords['items'][string] | undefined
const textOf = (item: ItemSaid): string => (typeof item === 'string' ? item : (item?.text ?? ''))
const optionsOf = (item: ItemSaid): string[] => (typeof item === 'object' ? item.options : [])

const SAYS: Record<QuestionnaireKind, Says> = {
  types16: {
    scale: ({ id, bands }) => ({
      title: types16(({ axes }) => axes[id]!.name),
      near: types16(({ axes }) => axes[id]!.middleText),
      bands: bands.map((band, index) => ({
        key: band.id,
        from: band.from,
        title: types16(({ axes }) => (index === 0 ? axes[id]!.first : axes[id]!.second)),
        text: types16(({ axes }) => (index === 0 ? axes[id]!.firstText : axes[id]!.secondText)),
      })),
    }),
    item: (id) => ({
      title: types16(({ items }) => items[id]![0]!),
      other: types16(({ items }) => items[id]![1]!),
    }),
    rest: {
      types: Object.keys(WORDS.types16.EN.types).map((type) => ({
        type,
        title: types16(({ types }) => types[type]!.name),
        summary: types16(({ types }) => types[type]!.summary),
        strengths: types16(({ types }) => types[type]!.strengths),
        work: types16(({ types }) => types[type]!.work),
        relations: types16(({ types }) => types[type]!.relations),
        growth: types16(({ types }) => types[type]!.growth),
      })),
    },
  },
  eq: {
    scale: ({ id, of, bands }) =>
      of
        ? {
            title: eq(({ overallName }) => overallName),
            bands: bands.map(({ id: band, from }) => ({
              key: band,
              from,
              text: eq(({ overall }) => overall[band]!),
              free: eq(({ overall }) => overall[band]!),
            })),
          }
        : {
            title: eq(({ facets }) => facets[id]!.name ?? ''),
            about: eq(({ facets }) => facets[id]!.about ?? ''),
            bands: bands.map(({ id: band, from }) => ({
              key: band,
              from,
              text: eq(({ facets }) => facets[id]![band]!),
            })),
          },
    item: (id, worth) =>
      worth
        ? {
            title: eq(({ situations }) => situations[id]!.text),
            options: worth.map((value, index) => ({
              text: eq(({ situations }) => situations[id]!.options[index]!),
              worth: value,
            })),
          }
        : { title: eq(({ items }) => items[id]!) },
    rest: { note: eq(({ note }) => note) },
  },
  left_right: {
    scale: ({ bands }) => ({
      title: leftRight(({ styleName }) => styleName),
      bands: bands.map(({ id, from }) => ({
        key: id,
        from,
        title: leftRight(({ bands }) => bands[id]!.name),
        text: leftRight(({ bands }) => bands[id]!.text),
        tip: leftRight(({ bands }) => bands[id]!.try),
        free: leftRight(({ free }) => free[id]!),
      })),
    }),
    item: (id) => ({ title: leftRight(({ items }) => items[id]!) }),
    rest: { note: leftRight(({ note }) => note) },
  },
  depression: plain(WORDS.depression),
  psychology: plain(WORDS.psychology),
  map: plain(WORDS.map),
}
