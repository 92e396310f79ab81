import type { CollectionSlug, GlobalSlug } from 'payload'

/**
 * Each cached reader, by the first word of its cache key, and the collections and globals it reads. The word leads to the
 * reader in content/.
 */
const READS = {
  counters: ['counters'],
  countries: ['countries'],
  'default-landing': ['site-settings', 'storefronts', 'landing-pages', 'exams'],
  exam: ['exams', 'questions'],
  guides: ['packages'],
  instructions: ['exams', 'questions'],
  landing: ['landing-pages', 'landing-themes', 'storefronts', 'exams', 'media'],
  'lowest-price': ['skus', 'countries', 'exams', 'questions', 'packages'],
  packages: ['packages', 'skus'],
  'payment-methods': ['storefronts', 'countries'],
  presenters: ['presenters', 'media'],
  'price-list': ['skus'],
  protocol: ['protocols', 'storefronts'],
  'protocol-page': ['protocols', 'storefronts'],
  protocols: ['protocols', 'storefronts'],
  'report-parts': ['report-parts', 'site-settings', 'media'],
  reviews: ['reviews', 'media'],
  shop: ['storefronts', 'protocols', 'media'],
  'site-pages': ['landing-pages', 'protocols', 'storefronts', 'exams'],
  'sku-texts': ['skus'],
} as const satisfies Record<string, readonly (CollectionSlug | GlobalSlug)[]>

export type Reader = keyof typeof READS

/** A collection or global whose change makes a cached read stale. */
export type CacheTag = (typeof READS)[Reader][number]

export const READERS = Object.keys(READS) as Reader[]

export const CACHE_TAGS: CacheTag[] = [...new Set(Object.values(READS).flat())]

export const isCacheTag = (slug: string): slug is CacheTag => CACHE_TAGS.some((tag) => tag === slug)

/** The tags under which a reader's answers are cached. */
export const tagsOf = (reader: Reader): CacheTag[] => [...READS[reader]]
