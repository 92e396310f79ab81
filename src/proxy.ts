import { type NextRequest, NextResponse } from 'next/server'
import { chooseLocale } from '@/domain/locale/choose-locale'
import { isLocale } from '@/domain/locale/locales'
import { internalPath } from '@/domain/routing/internal-path'

/**
 * Language of the addresses that do not name a valid one, and paths with '%' or '[', which rewrite rules cannot carry (Next takes /[locale]/home for a file).
 * Everything else with `hl` is rewritten by next.config.ts without this code. Never a security boundary.
 */
export function proxy(request: NextRequest) {
  const { nextUrl, cookies, headers } = request
  const hl = nextUrl.searchParams.getAll('hl').at(-1)
  const locale = chooseLocale({
    hl,
    cookie: cookies.get('i18n_redirected')?.value,
    acceptLanguage: headers.get('accept-language'),
  })
  const target = new URL(
    internalPath({ locale, pathname: nextUrl.pathname, id: nextUrl.searchParams.get('id') }),
    request.url,
  )
  for (const [name, value] of nextUrl.searchParams) if (name !== 'hl') target.searchParams.append(name, value)
  const response = NextResponse.rewrite(target)
  // Without this a shared cache would hand one visitor's language to all.
  if (!isLocale(hl)) response.headers.set('cache-control', 'private, no-cache')
  return response
}

// Next reads this at build time: literals only. tests/unit/routing/rewrite-rules.test.ts holds it to the table.
export const config = {
  matcher: [
    {
      source: '/((?!(?:api|pay|admin|_next|readyz)(?:/|$)|(?:.*/)?[^/]*\\.[^/]*$).*)',
      missing: [{ type: 'query', key: 'hl', value: '(?:EN|CN|FR|ES|JA|HK|DE|PT|KR)' }],
    },
    { source: '/((?!(?:api|pay|admin|_next)(?:/|$)|(?:.*/)?[^/]*\\.[^/]*$).*[%[].*)' },
  ],
}
