/**
 * What mail programs and chats take into a link although it is the sentence's: a full stop, a bracket, a quotation mark, as
 * it is and as a browser escapes it. Not `-` and `_`, with which our own tokens may end.
 */
const STUCK =
  /(?:[.,;:!?'"<>()[\]{}*…。、，．！？；：）】」』》»”’]|%(?:2[1279ACE]|3[ABCEF]|5[BD]|7[BD])|%C2%BB|%E2%80%(?:99|9D|A6)|%E3%80%(?:81|82|8B|8D|8F|91)|%EF%BC%(?:81|89|8C|8E|9A|9B|9F))+$/i

/** More than a sentence puts there; an endless tail of signs is nobody's link, and costs no time. */
const LONGEST = 60

/** A word of a link without what is stuck to its end. */
export const withoutStuckSigns = (word: string): string => {
  const tail = word.slice(-LONGEST)
  const kept = tail.replace(STUCK, '')
  return kept === '' ? word : word.slice(0, word.length - tail.length) + kept
}

/** Parameters of our addresses that take nothing of this kind; what others say, and what a visitor looks for, stays as it is. */
const OURS = /[?&](?:id|hl)=[^&]*$/

/** The address of a page without what is stuck to its end; the same where nothing is, or where it may belong there. */
export const addressWithoutStuckSigns = (url: string): string => {
  if (url.includes('?') && !OURS.test(url))
    return url.endsWith('?') ? addressWithoutStuckSigns(url.slice(0, -1)) : url
  const trimmed = withoutStuckSigns(url)
  return trimmed.startsWith('/') && trimmed.length > 1 ? trimmed : url
}
