import type { Block, CollectionConfig, Field, GlobalConfig, Option } from 'payload'
import { LOCALE_FACTS, type Locale, tagOf } from '@/domain/locale/locales'
import { TYPE_CODES } from '@/domain/questionnaires/types16'
import { isOwnerUser } from '../access/roles'
import { QUICK_FILTERS } from './filters/quick-filter-fields'
import { inNine } from './words/labels'
import { eachLanguage, type InNine } from './words/languages'

/**
 * A collection as the admin shows it: its words in nine languages (`words/labels` has them, by slug, name and value),
 * quick filters above its list, and JSON in a field of ours.
 */
export const dressedCollection = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  labels: { singular: inNine('singular', config.slug), plural: inNine('plural', config.slug) },
  admin: {
    ...config.admin,
    group: groupOf(config),
    description: inNine('about', config.slug),
    ...(config.admin?.group === 'system' && { hidden: forOwnersOnly }),
    components: withQuickFilters(config),
  },
  fields: config.fields.map((field) => dressedField(field, [config.slug])),
})

export const dressedGlobal = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  label: inNine('singular', config.slug),
  admin: { ...config.admin, group: groupOf(config), description: inNine('about', config.slug) },
  fields: config.fields.map((field) => dressedField(field, [config.slug])),
})

/** The tables of the system have a place in the admin of owners alone. */
const forOwnersOnly = ({ user }: { user: unknown }): boolean =>
  !isOwnerUser(user as Parameters<typeof isOwnerUser>[0])

const withQuickFilters = ({ slug, admin }: CollectionConfig) => ({
  ...admin?.components,
  beforeListTable: [
    ...(admin?.components?.beforeListTable ?? []),
    ...(slug in QUICK_FILTERS ? ['/cms/admin/filters/quick-filters#QuickFilters'] : []),
  ],
})

const groupOf = ({ admin }: { admin?: { group?: unknown } }): InNine | undefined =>
  inNine('groups', String(admin?.group))

/** `owners` are what contains the field, innermost first: `orders.number` goes before `number`. */
const dressedField = (field: Field, owners: readonly string[]): Field => {
  if (field.type === 'row') return { ...field, fields: within(field.fields, owners) }
  if (field.type === 'collapsible') {
    const label = inNine('fields', String(field.label)) ?? field.label
    return { ...field, label, fields: within(field.fields, owners) } as Field
  }
  if (!('name' in field) || !field.name) return field
  const { name } = field
  const keys = [...owners.map((owner) => `${owner}.${name}`), name]
  const common = {
    ...field,
    label: inNine('fields', ...keys),
    admin: { ...field.admin, ...componentsOf(field), description: inNine('hints', ...keys) },
  }
  return { ...common, ...partsOf(field, [name, ...owners]) } as Field
}

/** Components of ours in the place of Payload's, for every field of a kind that has none of its own. */
const componentsOf = (field: Field): Record<string, unknown> => {
  const own = field.admin?.components as Record<string, unknown> | undefined
  if (field.type === 'json' && !own?.Field)
    return { components: { ...own, Field: '/cms/admin/json/json-field#JsonField' } }
  const cell = own?.Cell ? undefined : cellOf(field)
  return cell ? { components: { ...own, Cell: cell } } : {}
}

const cellOf = (field: Field): string | undefined => {
  if (field.type === 'checkbox') return '/cms/admin/codes/yes-no-cell#YesNoCell'
  const isOne = field.type === 'relationship' && !field.hasMany && typeof field.relationTo === 'string'
  return isOne ? '/cms/admin/related/relation-cell#RelationCell' : undefined
}

const within = (fields: Field[], owners: readonly string[]) =>
  fields.map((field) => dressedField(field, owners))

/** What a field holds: options, rows, blocks. */
const partsOf = (field: Field, owners: readonly string[]): Partial<Field> => {
  if (field.type === 'select')
    return { options: field.options.map((option) => labelledOption(option, owners)) }
  if (field.type === 'group') return { fields: within(field.fields, owners) }
  if (field.type === 'array') return { labels: rowLabels(owners), fields: within(field.fields, owners) }
  if (field.type !== 'blocks') return {}
  return { labels: rowLabels(owners), blocks: field.blocks.map((block) => dressedBlock(block, owners)) }
}

const rowLabels = ([name, ...owners]: readonly string[]) => {
  const keys = owners.map((owner) => `${owner}.${name}`)
  const singular = inNine('rows', ...keys, String(name))
  return singular && { singular, plural: inNine('fields', ...keys, String(name)) ?? singular }
}

const dressedBlock = (block: Block, owners: readonly string[]): Block => {
  const label = inNine('blocks', block.slug)
  return {
    ...block,
    ...(label && { labels: { singular: label, plural: label } }),
    fields: within(block.fields, [block.slug, ...owners]),
  }
}

const labelledOption = (option: Option, [name, ...owners]: readonly string[]): Option => {
  if (typeof option !== 'string') return option
  const keys = [...owners.map((owner) => `${owner}.${name}.${option}`), `${name}.${option}`, option]
  return {
    value: option,
    label: inNine('options', ...keys) ?? namedElsewhere(String(name), option) ?? option,
  }
}

/** Currencies are named by the platform, languages and the 16 types by themselves. */
const namedElsewhere = (name: string, value: string): InNine | string | undefined => {
  if (name === 'locale' || name === 'publicIn') return LOCALE_FACTS[value as Locale]?.name
  if (name === 'type' && TYPE_CODES.includes(value)) return eachLanguage(() => value)
  if (name !== 'currency') return undefined
  return eachLanguage(
    (locale) => `${value} · ${new Intl.DisplayNames(tagOf(locale), { type: 'currency' }).of(value)}`,
  )
}
