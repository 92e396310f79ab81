import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import EN from '@/cms/admin/words/labels/EN.json'
import { ADMIN_LANGUAGES } from '@/cms/admin/words/languages'
import { collections } from '@/cms/collections'
import { globals } from '@/cms/globals'

const LANGUAGES = Object.keys(ADMIN_LANGUAGES)
const isInNine = (words: unknown): boolean =>
  typeof words === 'object' &&
  words !== null &&
  LANGUAGES.every((language) => Boolean((words as Record<string, string>)[language]))

type Worded = { path: string; words: unknown }

/** Of every field with a name, how deep it may lie: the name, and what the admin says below it. */
const hintsOf = (fields: readonly Field[]): [name: string, hint: string][] =>
  fields.flatMap((field) => {
    const inner = [
      ...('fields' in field ? hintsOf(field.fields) : []),
      ...(field.type === 'blocks' ? field.blocks.flatMap((block) => hintsOf(block.fields)) : []),
    ]
    const described =
      'admin' in field && field.admin && 'description' in field.admin && field.admin.description
    const hint = described && (described as Record<string, string>).en
    return hint && 'name' in field && field.name ? [[field.name, hint], ...inner] : inner
  })

const HINTS: Record<string, string> = EN.hints

/** Hints that are meant for every field of their name. */
const FOR_ALL = ['alsoSearchedAs']

/** Everything with words in it below a field: labels, rows, blocks, options. */
const wordsOf = (field: Field, path: string): Worded[] => {
  if ('admin' in field && field.admin && 'hidden' in field.admin && field.admin.hidden) return []
  if (field.type === 'row') return field.fields.flatMap((inner) => wordsOf(inner, path))
  const here = `${path}.${'name' in field ? field.name : field.type}`
  const own: Worded[] = [{ path: here, words: 'label' in field ? field.label : undefined }]
  if ('fields' in field) own.push(...field.fields.flatMap((inner) => wordsOf(inner, here)))
  if (field.type === 'array' || field.type === 'blocks')
    own.push({ path: `${here} (row)`, words: field.labels?.singular })
  if (field.type === 'blocks')
    for (const block of field.blocks) {
      own.push({ path: `${here}.${block.slug}`, words: block.labels?.singular })
      own.push(...block.fields.flatMap((inner) => wordsOf(inner, `${here}.${block.slug}`)))
    }
  if (field.type === 'select' && !['locale', 'publicIn'].includes(field.name))
    own.push(
      ...field.options.map((option) => ({
        path: `${here}=${typeof option === 'string' ? option : option.value}`,
        words: typeof option === 'string' ? undefined : option.label,
      })),
    )
  return own
}

const unworded = (config: CollectionConfig | GlobalConfig) =>
  config.fields
    .flatMap((field) => wordsOf(field, config.slug))
    .filter(({ words }) => !isInNine(words))
    .map(({ path }) => path)

describe('the words of the admin', () => {
  it.each(collections.map((config) => [config.slug, config] as const))(
    'name the collection %s and all that is in it in nine languages',
    (_, config) => {
      expect(isInNine(config.labels?.singular)).toBe(true)
      expect(isInNine(config.labels?.plural)).toBe(true)
      expect(isInNine(config.admin?.group)).toBe(true)
      expect(isInNine(config.admin?.description)).toBe(true)
      expect(unworded(config)).toEqual([])
    },
  )

  it.each(globals.map((config) => [config.slug, config] as const))(
    'name the global %s and all that is in it in nine languages',
    (_, config) => {
      expect(isInNine(config.label)).toBe(true)
      expect(isInNine(config.admin?.group)).toBe(true)
      expect(isInNine(config.admin?.description)).toBe(true)
      expect(unworded(config)).toEqual([])
    },
  )

  it('explain a field by its name alone only where one collection has such a field', () => {
    const owners = new Map<string, Set<string>>()
    for (const { slug, fields } of [...collections, ...globals])
      for (const [name, hint] of hintsOf(fields as Field[]))
        if (HINTS[name] === hint) owners.set(name, (owners.get(name) ?? new Set()).add(slug))
    const shared = [...owners].filter(([name, slugs]) => slugs.size > 1 && !FOR_ALL.includes(name))
    expect(shared).toEqual([])
  })

  it('prefer the word for the owner to the word for the name', () => {
    const labelOf = (slug: string) => {
      const field = collections
        .find((config) => config.slug === slug)
        ?.fields.flatMap((field) => (field.type === 'collapsible' ? field.fields : field))
        .find((candidate) => 'name' in candidate && candidate.name === 'number')
      return field && 'label' in field ? (field.label as Record<string, string>).en : undefined
    }
    expect([labelOf('orders'), labelOf('sittings')]).toEqual(['Order number', 'Sitting number'])
  })
})
