import { type Source, withoutComments } from './arrows'

/** Where a screen's code says something: between its tags, as a string there, or in an attribute that is shown or read out. */
const SAID: readonly RegExp[] = [
  />([^<>{}]+)<\//g,
  />\s*\{\s*(["'`][^"'`]+["'`])\s*\}\s*</g,
  /\s(?:aria-label|aria-description|alt|title|placeholder|label)=("[^"]+")/g,
]
/** Two letters: a sign such as ×, or a single letter, is the same in every language. */
const WORD = /\p{L}{2,}/u

/** Words that a screen's code says itself: they stand there in one language only. */
export const wordsIn = ({ text }: Pick<Source, 'text'>): string[] => {
  const code = withoutComments(text)
  const said = SAID.flatMap((place) => [...code.matchAll(place)].map(([, words = '']) => words))
  return said.map((words) => words.replace(/["'`]/g, '').trim()).filter((words) => WORD.test(words))
}
