import type { Kind } from './world'

export type Relation = {
  from: Kind
  field: string
  to: Kind
  /** While the one is public, the other must be public too; otherwise it must be there. */
  public?: boolean
  /** A public page cannot do without naming one. */
  required?: boolean
}

/**
 * Who names whom: the one table of it. Deleting what is named is refused here and by the database
 * (`on delete restrict`), taking it offline where a public page needs it public.
 */
export const RELATIONS: readonly Relation[] = [
  { from: 'site-settings', field: 'defaultStorefront', to: 'storefronts', public: true },
  { from: 'site-settings', field: 'defaultExam', to: 'exams', public: true },
  { from: 'storefronts', field: 'defaultLanding', to: 'landing-pages', public: true },
  { from: 'storefronts', field: 'logo', to: 'media' },
  { from: 'storefronts', field: 'footerLogo', to: 'media' },
  { from: 'storefronts', field: 'countries', to: 'countries' },
  { from: 'landing-pages', field: 'theme', to: 'landing-themes', public: true, required: true },
  { from: 'landing-pages', field: 'storefront', to: 'storefronts', public: true, required: true },
  { from: 'landing-pages', field: 'exam', to: 'exams', public: true, required: true },
  { from: 'landing-themes', field: 'logo', to: 'media' },
  { from: 'landing-themes', field: 'footerLogo', to: 'media' },
  { from: 'landing-themes', field: 'hero', to: 'media' },
  { from: 'protocols', field: 'storefront', to: 'storefronts', public: true, required: true },
  { from: 'questions', field: 'exam', to: 'exams' },
  { from: 'skus', field: 'exam', to: 'exams' },
  { from: 'packages', field: 'sku', to: 'skus' },
  { from: 'promo-codes', field: 'skus', to: 'skus' },
  { from: 'checkout-policies', field: 'countries', to: 'countries' },
  { from: 'report-parts', field: 'logo', to: 'media' },
  { from: 'presenters', field: 'exam', to: 'exams' },
  { from: 'presenters', field: 'img', to: 'media' },
  { from: 'reviews', field: 'exam', to: 'exams' },
  { from: 'reviews', field: 'headImage', to: 'media' },
  // Tests that were begun and reports that were bought are pages of their storefront and test.
  { from: 'sittings', field: 'exam', to: 'exams', public: true },
  { from: 'sittings', field: 'storefront', to: 'storefronts', public: true },
  { from: 'orders', field: 'sku', to: 'skus' },
  // Buyers of a guide keep it.
  { from: 'orders', field: 'package', to: 'packages' },
  { from: 'item-versions', field: 'question', to: 'questions' },
  { from: 'contact-messages', field: 'storefront', to: 'storefronts' },
]

/** Where one document can stand in for another, and all who named the one name the other. */
export const REPLACEABLE: readonly Kind[] = ['landing-themes', 'landing-pages', 'media', 'questions']
