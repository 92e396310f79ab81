import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { CollectionBeforeChangeHook, Field } from 'payload'
import { LEVELS } from '@/domain/centre/levels'
import { searchable } from '@/domain/centre/search-terms'

/** The name of a document in its address. */
export const slugField: Field = {
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: 80,
  validate: (value: unknown) => /^[a-z0-9][a-z0-9-]*$/.test(String(value)) || 'a-z, 0-9, -',
  admin: { position: 'sidebar' },
}

/** Who may open it (domain/centre/levels.ts). */
export const levelField: Field = {
  name: 'level',
  type: 'select',
  required: true,
  defaultValue: 'open',
  options: [...LEVELS],
  admin: { position: 'sidebar' },
}

/** Where a claim of fact comes from, as readers see it. */
export const sourcesField: Field = {
  name: 'sources',
  type: 'array',
  fields: [
    { name: 'authors', type: 'text', required: true },
    { name: 'year', type: 'number', required: true, min: 1800, max: 2100 },
    { name: 'title', type: 'text', required: true },
    { name: 'published', type: 'text' },
    { name: 'url', type: 'text' },
  ],
}

/** What a search looks through, in the form that domain/centre/search-terms.ts gives both sides. Written by `keepSearchText`. */
export const searchTextField: Field = {
  name: 'searchText',
  type: 'textarea',
  localized: true,
  admin: { hidden: true },
}

type Chapter = { title?: unknown; body?: unknown }

/** Writes the text of a language as it is saved: title, summary, and what the body or the chapters say. */
export const keepSearchText: CollectionBeforeChangeHook = ({ data }) => {
  const { title, summary, body, chapters } = data as Chapter & { summary?: unknown; chapters?: Chapter[] }
  const parts = [
    title,
    summary,
    plainText(body),
    ...(chapters ?? []).flatMap((chapter) => [chapter.title, plainText(chapter.body)]),
  ]
  const texts = parts.filter((part) => typeof part === 'string')
  return { ...data, searchText: searchable(texts.join(' ')) }
}

const plainText = (body: unknown): string =>
  body && typeof body === 'object' ? convertLexicalToPlaintext({ data: body as never }) : ''
