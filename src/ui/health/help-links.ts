/** Lists help lines by country, where we have none. */
export const HELPLINE_FINDER = { words: 'findahelpline.com', href: 'https://findahelpline.com/' }

/** Where a number is called, or written to, from a phone; null where it is none, such as "chat only". */
export const telOf = (number: string, by: 'tel' | 'sms' = 'tel'): string | null => {
  const dialled = number.replace(/[\s().\-–/]/g, '')
  return /^\+?[\d*#]{2,20}$/.test(dialled) ? `${by}:${dialled.replaceAll('#', '%23')}` : null
}

export type TextPart = { text: string; href: string | null }

/** A text in pieces: each of the words that lead somewhere is a piece of its own. */
export const partsOf = (text: string, links: Readonly<Record<string, string>>): TextPart[] => {
  const found = Object.keys(links)
    .map((words) => ({ words, at: text.indexOf(words) }))
    .filter(({ words, at }) => words !== '' && at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]
  if (!found) return text === '' ? [] : [{ text, href: null }]
  const { words, at } = found
  const before = text.slice(0, at)
  return [
    ...(before === '' ? [] : [{ text: before, href: null }]),
    { text: words, href: links[words] ?? null },
    ...partsOf(text.slice(at + words.length), links),
  ]
}
