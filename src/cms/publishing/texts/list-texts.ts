import { createHash } from 'node:crypto'
import type { Field } from 'payload'
import { LONGEST_TEXT, type TextKind } from '@/domain/languages/texts/check-change'
import { partsOf } from '@/domain/languages/texts/rich-parts'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import { isLocalized, isRow, type Label, type Leaf, leavesOf, type Row } from '../leaves'

/** A text of a document in English and in one other language. A text with form is one for each of its parts. */
export type FoundText = {
  /** Of the field, its rows by their ids; `#2` for the third part. It stays when rows are moved. */
  path: string
  trail: Label[]
  /** Of a text with form: which part, from 0. */
  part: number | null
  kind: TextKind
  max: number
  english: string
  said: string
  /** There is no place for it in the other language's text, which has another form. */
  fixed: boolean
}

type What = {
  fields: readonly Field[]
  /** Read in all locales. */
  doc: Row
  locale: Locale
}

export const textsOf = ({ fields, doc, locale }: What): FoundText[] =>
  leavesOf({ fields, value: doc })
    .filter(({ field }) => isLocalized(field))
    .flatMap((leaf) => textsIn({ leaf, path: pathByIds(doc, leaf.path), locale }))

const KINDS: Partial<Record<Field['type'], TextKind>> = { text: 'line', textarea: 'lines' }

const textsIn = ({ leaf, path, locale }: { leaf: Leaf; path: string; locale: Locale }): FoundText[] => {
  const { field, trail, value } = leaf
  const both = isRow(value) ? value : {}
  if (field.type === 'richText') return partsIn({ both, path, trail, locale })
  const kind = KINDS[field.type]
  // A list of words is no text that one translates word by word.
  if (!kind || ('hasMany' in field && field.hasMany)) return []
  const max = 'maxLength' in field && typeof field.maxLength === 'number' ? field.maxLength : LONGEST_TEXT
  const [english, said] = [wordsOf(both[DEFAULT_LOCALE]), wordsOf(both[locale])]
  return [{ path, trail, part: null, kind, max, english, said, fixed: false }]
}

type Parts = { both: Row; path: string; trail: Label[]; locale: Locale }

/** What is not written yet gets the form of the English text. */
const partsIn = ({ both, path, trail, locale }: Parts): FoundText[] => {
  const [english, said] = [partsOf(both[DEFAULT_LOCALE]), partsOf(both[locale])]
  const places = said.length > 0 ? said.length : english.length
  return Array.from(
    { length: Math.max(english.length, said.length) },
    (_, part): FoundText => ({
      path: `${path}#${part}`,
      trail,
      part,
      kind: 'part',
      max: LONGEST_TEXT,
      english: english[part] ?? '',
      said: said[part] ?? '',
      fixed: part >= places,
    }),
  ).filter((text) => text.english.trim() !== '' || text.said.trim() !== '')
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const pathByIds = (doc: Row, path: string): string => {
  let at: unknown = doc
  return path
    .split('.')
    .map((step) => {
      const rows = Array.isArray(at)
      at = Array.isArray(at) ? at[Number(step)] : isRow(at) ? at[step] : undefined
      return rows && isRow(at) && at.id !== undefined ? String(at.id) : step
    })
    .join('.')
}

/** How a text is recognized later, so that nobody writes over another one than they have seen. */
export const seenAs = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12)
