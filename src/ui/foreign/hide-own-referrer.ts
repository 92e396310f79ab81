/**
 * What a script of others would read as the address before this one. Of another site the browser gives its name alone; of
 * our own it gives the whole address, in which an order's number may stand.
 */
export const hideOwnReferrer = (): void => {
  if (!document.referrer.startsWith(`${window.location.origin}/`)) return
  Object.defineProperty(document, 'referrer', { configurable: true, get: () => '' })
}
