const KEY = 'IQ-landing_page_href'

/** Where "Go back home" leads: the landing this visitor came through, with its exam and query; else the root page. */
export function storedLandingHref(): string {
  try {
    const href = window.sessionStorage.getItem(KEY) ?? '/'
    return href.startsWith('/') && !href.startsWith('//') ? href : '/'
  } catch {
    return '/'
  }
}

export function storeLandingHref(href: string): void {
  try {
    window.sessionStorage.setItem(KEY, href)
  } catch {
    // Storage may be forbidden; home is then the root page.
  }
}
