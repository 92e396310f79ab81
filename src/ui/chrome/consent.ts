const CHOICES = ['accepted', 'refused'] as const
export type ConsentChoice = (typeof CHOICES)[number]

/** The browser's own memory of the choice; `plumbline-consent`, which the server sets, cannot be read here. */
const COOKIE = 'plumbline-choice'
const DAYS_180 = 180 * 24 * 60 * 60
/** Dispatched on window by "Cookie settings". */
export const CONSENT_EVENT = 'plumbline:consent'
/** Dispatched on window when a choice was made. */
export const CHOICE_EVENT = 'plumbline:choice'

/** What was chosen in this browser for this version of the cookie notice; null: nothing yet. */
export const storedConsent = (version: string): ConsentChoice | null => {
  const [, value] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie) ?? []
  // Not read the other way round: decoding throws on a cookie that somebody else wrote.
  return CHOICES.find((choice) => value === written(choice, version)) ?? null
}

const written = (choice: ConsentChoice, version: string): string => encodeURIComponent(`${choice}.${version}`)

export const storeConsent = (choice: ConsentChoice, version: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in older Safari
  document.cookie = `${COOKIE}=${written(choice, version)}; path=/; max-age=${DAYS_180}; samesite=lax`
  window.dispatchEvent(new Event(CHOICE_EVENT))
}

/** Global Privacy Control: this browser refuses for its owner. */
export const isRefusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
