import type { Locale } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '../chrome/screen-place'

type Args = { origin: string; place: ScreenPlace; orderNumber: string; hl: Locale }

/** Where a bank or wallet sends the buyer back to: the page that asks the server, whatever the address says. */
export const checkPageUrl = ({ origin, place, orderNumber, hl }: Args): string => {
  const url = new URL(pathTo({ route: 'payCheck', ...place }), origin)
  url.search = new URLSearchParams({ hl, orderNumber }).toString()
  return url.href
}
