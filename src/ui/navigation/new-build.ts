import { reloadOnce } from './reload'

const EVERY_MS = 3 * 60_000
let askedAt = Number.NEGATIVE_INFINITY
let isNewer = false

/** Asks, at most every few minutes, whether a newer build is served. Its answer is used by the next navigation. */
export const askForNewBuild = async (): Promise<void> => {
  const own = document.documentElement.dataset.build
  if (!own || isNewer || performance.now() - askedAt < EVERY_MS) return
  askedAt = performance.now()
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' })
    const { id, buildId } = (await response.json()) as { id?: string; buildId?: string }
    const latest = buildId ?? id
    isNewer = response.ok && latest !== undefined && latest !== own
  } catch {
    // Offline, or not there: asked again later.
  }
}

/** With a newer build the navigation becomes a full one. */
export const navigateAnew = (href: string): boolean => isNewer && reloadOnce(href)
