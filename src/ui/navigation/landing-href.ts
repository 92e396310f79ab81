const KEY = 'IQ-landing_page_href'

/**
 * Where "Go back home" leads: the landing this visitor came through, with its exam and query; else the root page. Without
 * a language: that of the page which leads home is kept (carryQuery).
 */
export function storedLandingHref(): string {
  try {
    const href = window.sessionStorage.getItem(KEY) ?? '/'
    return href.startsWith('/') && !href.startsWith('//') ? href : '/'
  } catch {
    return '/'
  }
}

export function storeLandingHref({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const query = new URLSearchParams(search)
  query.delete('hl')
  try {
    window.sessionStorage.setItem(KEY, query.size ? `${pathname}?${query}` : pathname)
  } catch {
    // Storage may be forbidden; home is then the root page.
  }
}
