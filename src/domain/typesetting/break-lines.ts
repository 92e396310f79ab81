/** A piece of text of one look. `Look` is whatever the caller draws it by. */
export type Piece<Look> = Look & { text: string }

type Letter<Look> = { letter: string; look: Look; width: number }

/** Ideographs, kana, and the signs that stand on a square of their own: between two of them a line may end. */
const SQUARE =
  /[\u2e80-\u2fff\u3000-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3ffff}]/u

/** Stand at no line's beginning: what closes, small kana, marks of repetition and of length (JIS X 4051, GB/T 15834). */
const NO_START = new Set(
  ')]}>,.:;!?%’”»›…‥—–·、。〉》」』】〕〗〙〛〜）］｝，．：；！？％・ーゝゞヽヾ々〻ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ°′″℃',
)
/** Stand at no line's end: what opens. */
const NO_END = new Set('([{<‘“«‹〈《「『【〔〖〘〚（［｛＄￥$£€#＃')

/** Where an address or a compound word may go on in the next line. */
const JOINTS = new Set('-/‐–')
const SPACE = ' '
const ASCII_LETTER = /[\p{L}\p{N}]/u

/**
 * The lines of a paragraph, each at most `width` wide, without hyphens; a word that is wider than a line is divided where
 * it must be. In Chinese and Japanese a line ends between any two characters except where a mark would stand alone
 * (kinsoku); in Korean and in Latin scripts at spaces. `measure`: width of one character in the unit of `width`. A line feed
 * ends a line.
 */
export const breakLines = <Look extends object>({
  pieces,
  measure,
  width,
}: {
  pieces: readonly Piece<Look>[]
  measure: (letter: string, look: Look) => number
  width: number
}): Piece<Look>[][] => {
  const letters = pieces.flatMap(({ text, ...rest }) => {
    const look = rest as unknown as Look
    return [...text].map((letter) => ({ letter, look, width: measure(letter, look) }))
  })
  const lines: Piece<Look>[][] = []
  for (let start = 0; start < letters.length; ) {
    const end = endOfLine({ letters, start, width })
    lines.push(joined(letters.slice(start, end)))
    start = end
    while (letters[start]?.letter === SPACE) start += 1
    if (letters[start]?.letter === '\n') start += 1
  }
  return lines
}

const endOfLine = <Look>({
  letters,
  start,
  width,
}: {
  letters: readonly Letter<Look>[]
  start: number
  width: number
}): number => {
  let filled = 0
  let allowed = start
  for (let index = start; index < letters.length; index += 1) {
    const here = letters[index] as Letter<Look>
    if (here.letter === '\n') return index
    if (index > start && mayBreak(letters, index)) allowed = index
    filled += here.width
    // A space at the end of a line hangs out of it.
    if (filled > width && here.letter !== SPACE) return allowed > start ? allowed : Math.max(index, start + 1)
  }
  return letters.length
}

/** Whether a line may end before the letter at `index`. */
const mayBreak = (letters: readonly Letter<unknown>[], index: number): boolean => {
  const before = letters[index - 1]?.letter ?? ''
  const after = letters[index]?.letter ?? ''
  if (after === SPACE) return false
  if (before === SPACE) return true
  if (NO_END.has(before) || NO_START.has(after)) return false
  if (SQUARE.test(before) || SQUARE.test(after)) return true
  if (!JOINTS.has(before)) return false
  // Not within "-5" or "p < -1": a joint joins.
  return ASCII_LETTER.test(letters[index - 2]?.letter ?? '') && ASCII_LETTER.test(after)
}

/** Letters of one look as one piece again, without the spaces at the end. */
const joined = <Look>(letters: readonly Letter<Look>[]): Piece<Look>[] => {
  let end = letters.length
  while (letters[end - 1]?.letter === SPACE) end -= 1
  const pieces: { look: Look; text: string }[] = []
  for (const { letter, look } of letters.slice(0, end)) {
    const last = pieces.at(-1)
    if (last?.look === look) last.text += letter
    else pieces.push({ look, text: letter })
  }
  return pieces.map(({ look, text }) => ({ ...look, text }))
}
