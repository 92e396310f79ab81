import type { Field } from 'payload'
import { LOCALES } from '@/domain/locale/locales'
import type { LocalizedText } from '@/domain/publishing/missing-translations'
import type { Said } from '@/domain/publishing/warnings'
import { isLocalized, isRow, leavesOf } from './leaves'

/** The texts of a document that was read in all locales, each with the locales in which it says something. */
export const localizedTexts = ({
  fields,
  doc,
}: {
  fields: readonly Field[]
  doc: unknown
}): LocalizedText[] =>
  leavesOf({ fields, value: doc })
    .filter(({ field }) => isLocalized(field))
    .map(({ field, path, value }) => ({
      path,
      required: 'required' in field && Boolean(field.required),
      filled: LOCALES.filter((locale) => saysSomething(isRow(value) ? value[locale] : undefined)),
    }))

/** The same texts as each locale says them, without their form. */
export const saidIn = ({ fields, doc }: { fields: readonly Field[]; doc: unknown }): Said[] =>
  leavesOf({ fields, value: doc })
    .filter(({ field }) => isLocalized(field) && TEXTS.includes(field.type))
    .map(({ path, value }) => ({
      path,
      said: Object.fromEntries(
        LOCALES.map((locale) => [locale, plain(isRow(value) ? value[locale] : undefined)]),
      ),
    }))

const TEXTS: readonly string[] = ['text', 'textarea', 'richText']

/** The words of a text, and of a rich text where its links lead. */
const plain = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join(' ')
  if (!isRow(value)) return ''
  const url = isRow(value.fields) ? plain(value.fields.url) : ''
  return [plain(value.root ?? value.children ?? value.text), url].filter(Boolean).join(' ')
}

/** A text with a letter in it, or a rich text that holds one. */
const saysSomething = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(saysSomething)
  if (!isRow(value)) return value !== undefined && value !== null
  return saysSomething(value.root ?? value.children ?? value.text ?? '')
}
