/** Cookies that the scripts of networks.ts set under our own name, by their beginning. */
const THEIRS = /^(?:_ga|_gid|_gcl|_fbp$|_fbc$|_tt|_scid|_screload|_pin_unauth$|_pinterest_|_derived_epik$)/

/** Of a host, itself and every domain above it for which a cookie may be set. */
const domainsOf = (hostname: string): string[] => {
  const labels = hostname.split('.')
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}

/** Takes away what scripts of others left in this browser while they were allowed. */
export const forgetForeignCookies = (): void => {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  const places = ['', ...domainsOf(window.location.hostname).map((domain) => `; domain=${domain}`)]
  for (const name of names.filter((each) => THEIRS.test(each)))
    for (const place of places) writeCookie(`${name}=; path=/; max-age=0${place}`)
}

const writeCookie = (cookie: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in older Safari
  document.cookie = cookie
}
