/** Line breaks and tabs, which somebody may have pasted. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu

/**
 * Control characters, those that turn the direction of what follows, and those that nobody sees: a name with one of them
 * would turn the words around it in a mail, in the admin or on a shared page, or look like another name. Joiners stay:
 * emoji and Persian need them.
 */
const HIDDEN =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/gu

/** What somebody calls themselves or something, as one line that changes nothing around it. */
export const cleanName = (text: string): string => text.replace(BREAKS, ' ').replace(HIDDEN, '').trim()

/** The same for a text of several lines. */
export const cleanText = (text: string): string =>
  text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u)
    .map((line) => line.replace(/\t/gu, ' ').replace(HIDDEN, '').trimEnd())
    .join('\n')
    .trim()
