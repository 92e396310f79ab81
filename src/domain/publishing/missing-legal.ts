import type { Gap } from './gap'

/** The pages without which a storefront may not sell. */
export const LEGAL_PAGES = ['terms', 'privacy', 'cookies'] as const

/** A landing page leads to all legal pages of its storefront; none may be missing or unpublished. */
export const missingLegal = (published: readonly string[]): Gap[] => {
  const what = LEGAL_PAGES.filter((page) => !published.includes(page))
  return what.length > 0 ? [{ code: 'missing_legal', path: 'storefront', what }] : []
}
