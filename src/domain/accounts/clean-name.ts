/** Line breaks and tabs, which somebody may have pasted. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu

/**
 * Control characters, and those that turn the direction of what follows: a name with one of them would turn the words
 * around it in a mail or in the admin. Joiners stay: emoji and Persian need them.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

/** What somebody calls themselves, as one line that changes nothing around it. */
export const cleanName = (text: string): string => text.replace(BREAKS, ' ').replace(HIDDEN, '').trim()
