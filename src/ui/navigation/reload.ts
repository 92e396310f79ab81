const KEY = 'IQ-reload'
const AGAIN_AFTER_MS = 10_000

/**
 * Loads an address anew from the server, at most once per 10 s and path (docs/decisions/0030). Says whether it does.
 */
export const reloadOnce = (href: string = window.location.href): boolean => {
  const { pathname } = new URL(href, window.location.href)
  try {
    const [path, at] = (window.sessionStorage.getItem(KEY) ?? '').split('|')
    // The device's clock may have been set back meanwhile.
    if (path === pathname && Math.abs(Date.now() - Number(at)) < AGAIN_AFTER_MS) return false
    window.sessionStorage.setItem(KEY, `${pathname}|${Date.now()}`)
  } catch {
    // Without storage the guard cannot work, and a loop would be worse than an old page.
    return false
  }
  if (href === window.location.href) window.location.reload()
  else window.location.assign(href)
  return true
}

/** A part of the page's own code could not be loaded: most often because a newer build replaced it. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /(?:loading|load) chunk|dynamically imported module/i.test(error.message))
