/**
 * The names of landing pages that the product was specified with (docs/product.md, "Routes"). A page may have any other
 * (docs/decisions/0042); only these also answer at their old twin's address. Which are served:
 * content/landing/published-landings.ts. The first is the default storefront's default.
 */
export const LANDING_NAMES = [
  'new',
  'test_center',
  'founder',
  'free',
  'genius_lab',
  'girl',
  'home',
  'matrix',
  'new_boy',
  'new_computer',
  'new_genius',
  'new_girl',
  'new_page',
  'relax',
  'third',
  'types',
  'yellow_boy',
  'yellow_computer',
  'yellow_girl',
  'young',
] as const
