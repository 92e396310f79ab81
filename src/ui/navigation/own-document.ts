import { FOREIGN_MARK } from '@/domain/consent/foreign-mark-name'
import { IS_PAYING } from '@/domain/routing/path-signs'

// What the browser was given with this document: its rules stay, wherever the router goes.
const loadedAs = typeof window === 'undefined' ? '/' : window.location.pathname

const pathOf = (href: string): string => new URL(href, window.location.href).pathname

/** Whether the document was loaded as the page that is shown, so that the page's own rules hold in it. */
export const isOwnDocument = (): boolean => loadedAs === window.location.pathname

/** What the page says of scripts of others (ui/foreign/foreign-mark.tsx); '' on nearly every page. */
export const markOfPage = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${FOREIGN_MARK}"]`)?.content ?? ''

/** From a page on which scripts of others may run to another one. They never run beside a test, a report or a card form. */
export const leavesForeign = (href: string): boolean => markOfPage() !== '' && pathOf(href) !== loadedAs

/**
 * Where money is paid a provider's form may stand in a frame and its script may run, and only there; such rules come
 * with a document. So going there, and leaving, is a full load, which also leaves behind whatever ran before.
 */
export const needsOwnDocument = (href: string): boolean =>
  IS_PAYING.test(pathOf(href)) !== IS_PAYING.test(loadedAs) || leavesForeign(href)

/** Loads an address as a document of its own. */
export const enterDocument = (href: string, { replace = false } = {}): void =>
  replace ? window.location.replace(href) : window.location.assign(href)
