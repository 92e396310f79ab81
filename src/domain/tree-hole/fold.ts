/** Letters of other scripts that look like Latin ones; none of our nine languages is written with them. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аαɑ', 'a'],
    ['вβ', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еεє', 'e'],
    ['ɡ', 'g'],
    ['һн', 'h'],
    ['іιɩı', 'i'],
    ['ј', 'j'],
    ['кκ', 'k'],
    ['ӏ', 'l'],
    ['мμ', 'm'],
    ['пη', 'n'],
    ['оοσ', 'o'],
    ['рρ', 'p'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['υц', 'u'],
    ['ѵν', 'v'],
    ['ѡω', 'w'],
    ['хχ', 'x'],
    ['уγ', 'y'],
    // Small capitals.
    ...[...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((letter, index) => [
      letter,
      'abcdefghijklmnoprstuvwyz'[index] ?? '',
    ]),
  ].flatMap(([from = '', to = '']) => [...from].map((letter) => [letter, to])),
)

/** Digits and signs that stand for letters inside words. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Whatever is set over, under or around a letter, and what only chooses how a sign is drawn; voicing marks of kana make letters. */
const MARKS = /(?![\u3099\u309a])[\p{Mn}\p{Me}]/gu
/** Two of them are letters for Unicode, and all are typed as an apostrophe. */
const APOSTROPHES = /['’‘‛`´ʼʻʹʾ′＇]/g

const MOST_NEWLINES = /\n{3,}/g
/** More than four marks on one letter only cover what stands around. */
const HEAPS_OF_MARKS = /(\p{M}{4})\p{M}+/gu
/** Marks of direction and of nothing, but for those that join emoji and letters. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\u115f\u1160\u3164\uffa0]/gu
const CONTROLS = /(?!\n)\p{Cc}/gu

/** A text as it is stored and shown: as it was typed, without marks that turn the direction, hide, or cover. */
export const cleanSecret = (typed: string): string =>
  typed
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(CONTROLS, ' ')
    .replace(HEAPS_OF_MARKS, '$1')
    .replace(MOST_NEWLINES, '\n\n')
    .trim()

/** Its length as the counter counts it: signs, not units of UTF-16. */
export const lengthOfSecret = (typed: string): number => [...cleanSecret(typed)].length

/** For finding addresses in: one form of every sign, digits of all scripts as ours, nothing invisible, lookalikes as Latin. */
export const foldSigns = (text: string): string =>
  lookalikes(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\p{Cf}/gu, '')
      .replace(/[。｡]/g, '.')
      .replace(/\p{Nd}/gu, digitOf),
  )

/** For finding words in: beside that no accents and no punctuation, one blank between words, letters set apart put together. */
export const foldWords = (text: string): string =>
  together(
    lookalikes(
      // Before all else: one of them falls apart into a blank and a mark.
      foldSigns(text.replace(APOSTROPHES, ''))
        .normalize('NFKD')
        .replace(/ß/g, 'ss')
        .replace(MARKS, '')
        .normalize('NFC'),
    )
      .replace(/[^\p{L}\p{N}\p{M}@$]+/gu, ' ')
      .trim(),
  )

/** The same with the letters that digits stand for. */
export const withoutLeet = (folded: string): string =>
  folded
    .split(' ')
    .map((word) => (/[a-z]/.test(word) ? word.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign) : word))
    .join(' ')

/** Short forms that somebody wrote in full, or with a blank for the apostrophe. */
export const shortened = (folded: string): string =>
  folded
    .replace(/(?<![^ ])(do|does|did|is|was|were|would)(?: not|n t)(?![^ ])/g, '$1nt')
    .replace(/(?<![^ ])can ?(?:not|t)(?![^ ])/g, 'cant')

/** Umlauts that somebody wrote as two letters as they are without their marks. */
export const withoutUmlauts = (folded: string): string => folded.replace(/([aou])e/g, '$1')

const lookalikes = (text: string): string =>
  text.replace(/[\u0131\u0251-\u052f\u1d00-\u1d22\ua730\ua731]/g, (sign) => LOOKALIKES[sign] ?? sign)

/** A decimal digit of any script: the ten of a script follow each other, and the zero is the one without a digit before. */
const digitOf = (sign: string): string => {
  const at = sign.codePointAt(0) ?? 0
  let zero = at
  while (at - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(at - zero)
}

/** `s u i c i d e` is a word. */
const together = (text: string): string =>
  text.replace(/(?<![^ ])[a-z0-9@$](?: [a-z0-9@$]){3,}(?![^ ])/g, (run) => run.replaceAll(' ', ''))
