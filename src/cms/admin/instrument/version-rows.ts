import type { Locale } from '@/domain/locale/locales'
import type { ItemKind, Scale } from '@/domain/questionnaires/instrument'
import type { BandWords, TypeWords, WordedInstrument } from '@/domain/questionnaires/worded-instrument'

export type VersionedItem = {
  id: string
  part: number
  kind: ItemKind
  choices: number
  /** The name of its scale. */
  scale: string
  /** What is asked; the two ends of a bipolar item. */
  statements: string[]
  /** A later choice says less of the scale. */
  reversed: boolean
  /** Choices of its own, with what each is worth. */
  options: { text: string; worth: number }[]
}

export type VersionedScale = Pick<Scale, 'id' | 'alpha' | 'retest' | 'sd' | 'norm'> & {
  name: string
  about: string | null
  near: string | null
  free: boolean
  /** Of a total: the names of the scales that it is of. */
  of: string[]
  bands: (BandWords & { id: string; from: number })[]
}

export type VersionRows = {
  scales: VersionedScale[]
  items: VersionedItem[]
  types: (Pick<TypeWords, 'name' | 'summary'> & { type: string })[]
  note: string | null
}

/** A stored instrument version in one language; null when it is none. */
export const versionRows = ({
  content,
  locale,
}: {
  content: unknown
  locale: Locale
}): VersionRows | null => {
  if (!isWorded(content)) return null
  const { instrument } = content
  const words = content.words[locale]
  const nameOf = (scale: string) => words.scales[scale]?.name || scale
  return {
    scales: instrument.scales.map(({ free, of, bands, ...figures }) => {
      const said = words.scales[figures.id]
      return {
        ...figures,
        name: nameOf(figures.id),
        about: said?.about ?? null,
        near: said?.near ?? null,
        free: free === true,
        of: (of ?? []).map(nameOf),
        bands: bands.map((band) => ({ ...NO_WORDS, ...said?.bands[band.id], ...band })),
      }
    }),
    items: instrument.items.map(({ id, part, kind, choices, scale, keyed, worth }) => {
      const said = words.items[id]
      return {
        id,
        part,
        kind,
        choices,
        scale: nameOf(scale),
        statements: [said?.text, said?.other].filter((text): text is string => Boolean(text)),
        reversed: !worth && keyed === -1,
        options: (worth ?? []).map((value, index) => ({ text: said?.options?.[index] ?? '', worth: value })),
      }
    }),
    types: Object.entries(words.types).map(([type, { name, summary }]) => ({ type, name, summary })),
    note: words.note,
  }
}

const NO_WORDS: BandWords = { name: null, text: '', tip: null, free: null, seek: null }

const isWorded = (content: unknown): content is WordedInstrument =>
  typeof content === 'object' && content !== null && 'instrument' in content && 'words' in content
