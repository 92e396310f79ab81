/** How a text is compared with what somebody looks for: one form of each character, lower case, without marks. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const MOST_TERMS = 12

/**
 * What must all stand in a text for it to be found: each word; of a run that has no blanks (Chinese, Japanese, Korean),
 * each pair of neighbours, because nothing says where its words end. Empty: nothing was looked for.
 */
export const termsOf = (query: string): string[] => {
  const words = searchable(query).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const terms = words.flatMap((word) => (UNPARTED.test(word) ? pairsOf(word) : [word]))
  return [...new Set(terms)].slice(0, MOST_TERMS)
}

const pairsOf = (word: string): string[] => {
  const characters = [...word]
  if (characters.length < 3) return [word]
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}
