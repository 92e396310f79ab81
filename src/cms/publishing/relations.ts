import type { CollectionSlug, Field, GlobalSlug } from 'payload'
import type { Relation } from '@/domain/publishing/relations'
import type { Kind } from '@/domain/publishing/world'
import { everyField } from './leaves'

type Configured = {
  slug: string
  fields: readonly Field[]
  versions?: boolean | { drafts?: unknown }
  custom?: Record<string, unknown>
}

/** Payload's, as a request has it, or what it is made of. */
export type Configuration = { collections: readonly Configured[]; globals: readonly Configured[] }

type Slug = CollectionSlug | GlobalSlug
type Exceptions = {
  pages: Slug[]
  added: (Relation & { from: Slug; to: Slug })[]
  leftOut: `${Slug}.${string}`[]
}

/** What the configuration does not say, or does not say as it is meant. Each differs from it: relations.test.ts. */
export const EXCEPTIONS = {
  /**
   * Visitors open these by an address, so what they name must be public when they are. Tests that were begun and reports
   * that were bought are pages of their storefront and test. In the order in which an editor reads who uses something.
   */
  pages: ['site-settings', 'storefronts', 'landing-pages', 'protocols', 'sittings'],
  /** Buyers of a guide keep it. Their order does not name it, but the SKU that it belongs to. */
  added: [{ from: 'orders', field: 'package', to: 'packages' }],
  leftOut: [
    // Its order names the same SKU.
    'entitlements.sku',
    // A page may be deleted; its address stays known.
    'landing-addresses.page',
  ],
} as const satisfies Exceptions

/**
 * What editors own, as `keptWhole` marked it. Who may create a document says so, too, but a request may run in another
 * bundle than the one that made the configuration, and functions are not the same in both.
 */
export const isKept = ({ custom }: Configured): boolean => custom?.[KEPT] === true
export const KEPT = 'keptWhole'

/** The slugs of what editors own, pages first, the others as the navigation has them. */
export const keptKinds = ({ collections, globals }: Configuration): Kind[] => {
  const kinds = [...globals, ...collections].filter(isKept).map(({ slug }) => slug)
  const pages: readonly Kind[] = EXCEPTIONS.pages
  return [...pages.filter((kind) => kinds.includes(kind)), ...kinds.filter((kind) => !pages.includes(kind))]
}

/** Which field of what names which of the documents that editors own. */
export const relationsOf = (configuration: Configuration): Relation[] => [
  ...configuredRelations(configuration).filter(
    ({ from, field }) => !EXCEPTIONS.leftOut.some((each) => each === `${from}.${field}`),
  ),
  ...EXCEPTIONS.added,
]

/** The same without exceptions. */
export const configuredRelations = ({ collections, globals }: Configuration): Relation[] => {
  const kept = new Map(collections.filter(isKept).map((each) => [each.slug, each]))
  return [...globals, ...collections].flatMap(({ slug: from, fields }) =>
    referencesIn(fields).flatMap(({ name: field, relationTo, required = false }): Relation[] => {
      const to = kept.get(relationTo)
      if (!to) return []
      const both = hasDrafts(to) && EXCEPTIONS.pages.some((page) => page === from)
      return [{ from, field, to: to.slug, public: both, required: both && required }]
    }),
  )
}

/** Fields that name documents of one collection. Only Payload's own name those of several: who is editing what. */
export const referencesIn = (fields: readonly Field[]) =>
  everyField(fields).flatMap((field) => {
    if (field.type !== 'relationship' && field.type !== 'upload') return []
    const { name, relationTo, required } = field
    return typeof relationTo === 'string' ? [{ name, relationTo, required }] : []
  })

const hasDrafts = ({ versions }: Configured): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)
