/** Names that an item carries and a browser may not have before the report is paid. `a` to `c` only beside a drawing. */
const FORBIDDEN_KEYS = [
  'key',
  'a',
  'b',
  'c',
  'bSe',
  'rules',
  'layers',
  'difficulty',
  'seed',
  'error',
  'errors',
  'versionId',
  'itemVersion',
  'order',
  'correct',
  'answer',
  'solution',
  'explanation',
  'misses',
  'visitorHash',
  'priceList',
]

/** Words that only our own rating of an item uses. */
const FORBIDDEN_WORDS = /incomplete-correlate|wrong-principle/

export type Byte = { from: string; text: string }

/** Ids and canaries that stand in a text, and names of fields that say something of an item. */
export const leaksIn = ({ from, text }: Byte, secrets: readonly string[]): string[] => [
  ...secrets.filter((secret) => text.includes(secret)).map((secret) => `${from} holds ${secret}`),
  ...keysOf(text)
    .filter((key) => FORBIDDEN_KEYS.includes(key))
    .map((key) => `${from} has a field “${key}”`),
  ...(FORBIDDEN_WORDS.test(text) ? [`${from} names a distractor's error`] : []),
]

const isJson = (text: string): boolean => text.startsWith('{') || text.startsWith('[')

/** The names of all fields of a JSON text, once each; a page has none of its own. */
const keysOf = (text: string): string[] => {
  if (!isJson(text)) return []
  const found = new Set<string>()
  JSON.parse(text, (key, value: unknown) => {
    found.add(key)
    return value
  })
  return [...found]
}
