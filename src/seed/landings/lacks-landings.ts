import { PAGES } from './pages'

const listed = (names: readonly string[]): string =>
  names.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')

/**
 * Whether an installation never got the seeded landing pages, as SQL that answers one row. Known by their themes, whose names
 * an editor may change or which may all be deleted; then by the addresses that lead to pages of other tests, which nobody can
 * delete and which alone end in the moment they begin.
 */
export const LACKS_LANDINGS =
  PAGES.length === 0
    ? 'select false as lacks'
    : `select exists (select 1 from site_settings where default_storefront_id is not null)
  and not exists (select 1 from landing_themes where name in (${listed(PAGES.map(({ theme }) => theme.name))}))
  and not exists (select 1 from landing_addresses where live_since = live_until
    and slug in (${listed(PAGES.map(({ slug }) => slug))})) as lacks`
