import type { Field } from 'payload'
import { LEVELS } from '@/domain/centre/levels'

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

/** Words under which people look for a document and that its text does not use. Only the search reads them. */
export const otherWordsField: Field = {
  name: 'alsoSearchedAs',
  type: 'text',
  localized: true,
  maxLength: 400,
}
