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

/** Upper tail of the chi-square distribution (Wilson-Hilferty). */
export const chiSquareP = (statistic: number, degrees: number): number => {
  const spread = 2 / (9 * degrees)
  const z = ((statistic / degrees) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread)
  return 1 - normalCdf(z)
}

const normalCdf = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z > 0 ? 1 - tail : tail
}

/** How unlikely counts are if every cell is as likely as any other. */
export const uniformityP = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return chiSquareP(statistic, counts.length - 1)
}
