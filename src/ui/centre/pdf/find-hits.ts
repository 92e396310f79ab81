/** A part of one of the pieces of which the text of a page consists. */
export type HitPart = { item: number; start: number; end: number }
export type Hit = { page: number; parts: HitPart[] }

const MOST_HITS = 500

/**
 * Where words stand in a document. `pages`: the pieces of text of each page. A piece ends where a line does, and in Chinese and
 * Japanese in the middle of a word, so blanks are not compared; nor are cases, forms and accents of letters.
 */
export const findHits = (pages: readonly (readonly string[])[], words: string): Hit[] => {
  const wanted = [...words].map(folded).join('')
  if (wanted === '') return []
  const hits: Hit[] = []
  for (const [index, items] of pages.entries()) {
    const { text, origins } = flat(items)
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
      if (hits.length === MOST_HITS) return hits
      hits.push({ page: index + 1, parts: partsOf(origins.slice(at, at + wanted.length)) })
    }
  }
  return hits
}

/** A letter as it is compared; a blank is nothing. */
const folded = (letter: string): string =>
  letter
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{Mn}+/gu, '')
    .normalize('NFC')
    .replace(/[\s\p{Cf}]/gu, '')

/** A page as one text, and where each of its characters comes from. */
const flat = (items: readonly string[]): { text: string; origins: HitPart[] } => {
  let text = ''
  const origins: HitPart[] = []
  for (const [item, piece] of items.entries()) {
    let start = 0
    for (const letter of piece) {
      const end = start + letter.length
      const seen = folded(letter)
      text += seen
      for (let unit = 0; unit < seen.length; unit += 1) origins.push({ item, start, end })
      start = end
    }
  }
  return { text, origins }
}

const partsOf = (origins: readonly HitPart[]): HitPart[] => {
  const parts: HitPart[] = []
  for (const { item, start, end } of origins) {
    const last = parts.at(-1)
    if (last?.item === item) last.end = Math.max(last.end, end)
    else parts.push({ item, start, end })
  }
  return parts
}

type Mark = { start: number; end: number; className: string }

/** A piece of text as HTML, escaped, with the marks of its hits. They overlap nowhere and stand in order. */
export const marked = (text: string, marks: readonly Mark[]): string => {
  let html = ''
  let done = 0
  for (const { start, end, className } of marks) {
    html += `${escaped(text.slice(done, start))}<mark class="${escaped(className)}">${escaped(text.slice(start, end))}</mark>`
    done = end
  }
  return html + escaped(text.slice(done))
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
