export type ConsentChoice = 'accepted' | 'refused'

/** The browser's own memory of the choice; `plumbline-consent`, which the server sets, cannot be read here. */
const COOKIE = 'plumbline-choice'
const DAYS_180 = 180 * 24 * 60 * 60
/** Dispatched on window by "Cookie settings". */
export const CONSENT_EVENT = 'plumbline:consent'
/** Dispatched on window when a choice was made. */
export const CHOICE_EVENT = 'plumbline:choice'

/** What was chosen in this browser for this version of the cookie notice; null: nothing yet. */
export const storedConsent = (version: string): ConsentChoice | null => {
  const [, value = ''] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie) ?? []
  const [, choice, of] = /^(\w+)\.(.*)$/.exec(decodeURIComponent(value)) ?? []
  if (of !== version) return null
  return choice === 'accepted' || choice === 'refused' ? choice : null
}

export const storeConsent = (choice: ConsentChoice, version: string): void => {
  const value = encodeURIComponent(`${choice}.${version}`)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in older Safari
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${DAYS_180}; samesite=lax`
  window.dispatchEvent(new Event(CHOICE_EVENT))
}

/** Global Privacy Control: this browser refuses for its owner. */
export const isRefusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
