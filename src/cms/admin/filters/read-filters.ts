import { getTranslation } from '@payloadcms/translations'
import type { Field, SanitizedCollectionConfig, ServerProps } from 'payload'
import { TIERS } from '@/domain/catalog/parts'
import { LOCALE_FACTS, LOCALES } from '@/domain/locale/locales'
import { wordsForCode } from '../codes/words-for-code'
import { inNine } from '../words/labels'
import type { AdminLanguage } from '../words/languages'
import type { FilterOperator } from './edit-where'
import { QUICK_FILTERS } from './quick-filter-fields'

export type ShownFilter = {
  field: string
  operator: FilterOperator
  name: string
  options: { id: string; label: string }[]
}

type Args = Pick<ServerProps, 'payload' | 'user' | 'i18n'> & { collection: SanitizedCollectionConfig }

/** A list's quick filters in the reader's words. One that leaves nothing to choose is left out. */
export const readFilters = async (args: Args): Promise<ShownFilter[]> => {
  const { collection, i18n } = args
  const filters = await Promise.all(
    (QUICK_FILTERS[collection.slug] ?? []).map(async (field): Promise<ShownFilter> => {
      const words = inNine('fields', `${collection.slug}.${field}`, field)
      return {
        field,
        operator: field.endsWith('At') ? 'exists' : 'equals',
        name: words?.[i18n.language as AdminLanguage] ?? field,
        options: await optionsOf(field, args),
      }
    }),
  )
  return filters.filter(({ options }) => options.length > 1)
}

const optionsOf = async (name: string, args: Args): Promise<ShownFilter['options']> => {
  const field = flat(args.collection.fields).find(
    (candidate) => 'name' in candidate && candidate.name === name,
  )
  const { language } = args.i18n
  const coded = (codes: readonly string[]) =>
    codes.map((code) => ({ id: code, label: wordsForCode({ name, code, language }) }))
  if (name === 'byEmail') return colleaguesOf(args)
  if (name === 'locale') return LOCALES.map((id) => ({ id, label: LOCALE_FACTS[id].name }))
  const numbers = NUMBERS[name]
  if (numbers) return numbers.map((each) => ({ id: String(each), label: String(each).replace('-', '−') }))
  if (field?.type === 'relationship' && typeof field.relationTo === 'string')
    return titlesOf(field.relationTo, args)
  if (field?.type === 'select' && name !== '_status')
    return field.options.map((option) =>
      typeof option === 'string'
        ? { id: option, label: option }
        : { id: option.value, label: String(getTranslation(option.label, args.i18n)) },
    )
  return coded(CODES[name] ?? ['true', 'false'])
}

/** Of the questions: a form has three parts, and a part at most seven levels. */
const NUMBERS: Record<string, readonly number[]> = { part: [1, 2, 3], level: [-3, -2, -1, 0, 1, 2, 3] }

const CODES: Record<string, readonly string[]> = {
  _status: ['published', 'draft'],
  resolvedAt: ['false', 'true'],
  tier: TIERS,
  provider: ['sandbox', 'stripe', 'paypal'],
}

const flat = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => ('fields' in field && !('name' in field) ? flat(field.fields) : [field]))

/** Whoever works here now, by the address that the log has of them; who has left is found by the search. */
const colleaguesOf = async ({ payload, user }: Args): Promise<ShownFilter['options']> => {
  const { docs } = await payload.find({
    collection: 'admins',
    user,
    overrideAccess: false,
    depth: 0,
    limit: 100,
    sort: 'email',
  })
  return docs.map(({ email }) => ({ id: email, label: email }))
}

const titlesOf = async (slug: string, { payload, user }: Args): Promise<ShownFilter['options']> => {
  const { docs } = await payload.find({
    collection: slug as 'exams',
    user,
    overrideAccess: false,
    depth: 0,
    limit: 100,
  })
  const title = payload.collections[slug as 'exams'].config.admin.useAsTitle
  return docs.map((doc) => ({
    id: doc.id,
    label: String((doc as unknown as Record<string, unknown>)[title ?? 'id'] ?? doc.id),
  }))
}
