import type { CollectionSlug, GlobalSlug } from 'payload'

/**
 * Each cached reader, by the first word of its cache key, and the collections and globals it reads, under the file of
 * content/ that holds it (tests/architecture/tags.test.ts). A change of one of them comes from `invalidating` in
 * cms/hooks/invalidating.ts.
 */
const READS = {
  // centre/articles.ts
  article: ['articles', 'media'],
  articles: ['articles', 'media'],
  'article-search': ['articles'],
  // centre/course-files.ts
  'course-files': ['courses', 'course-files'],
  // centre/courses.ts
  course: ['courses', 'course-files'],
  courses: ['courses', 'course-files'],
  'course-search': ['courses'],
  // centre/crisis-lines.ts
  'crisis-lines': ['crisis-lines'],
  // centre/daily-questions.ts
  'daily-questions': ['daily-questions'],
  // centre/help.ts
  help: ['help-entries'],
  // countries.ts
  countries: ['countries'],
  // exam.ts
  exam: ['exams', 'questions', 'instruments'],
  exams: ['exams'],
  // feed.ts
  feed: ['exams'],
  // instructions.ts
  instructions: ['exams', 'questions', 'instruments'],
  // landing/counters.ts
  counters: ['counters'],
  // landing/landing.ts
  landing: ['landing-pages', 'landing-themes', 'storefronts', 'exams', 'media', 'promo-codes'],
  // landing/published-landings.ts
  'moved-landings': ['landing-addresses', 'landing-pages', 'storefronts', 'exams'],
  'published-landings': ['landing-pages', 'storefronts', 'exams'],
  // landing/reviews.ts
  presenters: ['presenters', 'media'],
  reviews: ['reviews', 'media'],
  // landing/takers.ts
  'landing-takers': ['exams'],
  // list-page-size.ts
  'list-page-size': ['site-settings'],
  // offer-facts.ts
  'offer-facts': ['skus', 'countries', 'exams', 'questions', 'instruments', 'packages', 'report-parts'],
  // packages.ts
  guides: ['packages', 'report-parts'],
  packages: ['packages', 'skus'],
  // payment-methods.ts
  'payment-methods': ['storefronts', 'countries'],
  // prices.ts
  'lowest-price': ['skus', 'countries', 'exams', 'questions', 'instruments', 'packages', 'report-parts'],
  'price-list': ['skus'],
  // protocols.ts
  protocol: ['protocols', 'storefronts'],
  'protocol-page': ['protocols', 'protocol-editions', 'storefronts'],
  protocols: ['protocols', 'storefronts'],
  'protocol-edition': ['protocol-editions', 'protocols', 'storefronts'],
  // sales.ts
  sales: ['exams'],
  'sales-by-sku': ['exams'],
  // site-pages.ts
  'legal-pages': ['protocols', 'storefronts'],
  // skus.ts
  'report-parts': ['report-parts', 'site-settings', 'media'],
  'sku-texts': ['skus'],
  // storefront.ts
  'default-landing': ['site-settings', 'storefronts', 'landing-pages', 'exams'],
  shop: ['storefronts', 'protocols', 'media'],
} as const satisfies Record<string, readonly (CollectionSlug | GlobalSlug)[]>

export type Reader = keyof typeof READS

/** A collection or global whose change makes a cached read stale. */
export type CacheTag = (typeof READS)[Reader][number]

export const READERS = Object.keys(READS) as Reader[]

export const CACHE_TAGS: CacheTag[] = [...new Set(Object.values(READS).flat())]

export const isCacheTag = (slug: string): slug is CacheTag => CACHE_TAGS.some((tag) => tag === slug)

/** The tags under which a reader's answers are cached. */
export const tagsOf = (reader: Reader): CacheTag[] => [...READS[reader]]
