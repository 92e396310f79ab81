import { IS_PAYING } from '@/domain/routing/path-signs'

// What the browser was given with this document: its rules stay, wherever the router goes.
const loadedAs = typeof window === 'undefined' ? '/' : window.location.pathname

/**
 * Where money is paid a provider's form may stand in a frame and its script may run, and only there; such rules come
 * with a document. So going there, and leaving, is a full load, which also leaves behind whatever ran before.
 */
export const needsOwnDocument = (href: string): boolean =>
  IS_PAYING.test(new URL(href, window.location.href).pathname) !== IS_PAYING.test(loadedAs)

/** Loads an address as a document of its own. */
export const enterDocument = (href: string, { replace = false } = {}): void =>
  replace ? window.location.replace(href) : window.location.assign(href)
