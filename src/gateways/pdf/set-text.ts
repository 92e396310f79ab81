import { breakLines, type Piece } from '@/domain/typesetting/break-lines'
import type { Face, Faces } from './faces'
import { ACCENT, HAIR, MUTED, SMALL } from './page-look'
import type { DrawnLine, DrawnRun, Run } from './pdf-document'

export type Look = Omit<Run, 'text'> & { color: string }

export const plain = (text: string, style: Partial<Run> = {}): Run => ({
  text,
  bold: false,
  italic: false,
  href: null,
  ...style,
})

/** White square. Every script's face has it, and these are opened where a character is missing. */
const BOX = '\u25a1'

type Line = { pieces: readonly Piece<Look>[]; left: number; baseline: number; size: number }

/** Breaks and places text in the faces of a language. */
export const setter = (faceOf: Faces['faceOf']) => {
  /** With a box for what no font has: the engine's own is drawn over the letters beside it. */
  const boxed = (text: string, look: { bold: boolean; italic: boolean }): string =>
    [...printable(text)]
      .map((letter) => (letter === '\n' || faceOf(letter, look).has(letter) ? letter : BOX))
      .join('')

  const linesOf = ({
    runs,
    size,
    color,
    width,
  }: {
    runs: readonly Run[]
    size: number
    color: string
    width: number
  }): Piece<Look>[][] =>
    breakLines<Look>({
      pieces: runs.map(({ text, ...look }) => {
        const href = reachable(look.href)
        return { ...look, href, color: href ? ACCENT : color, text: boxed(text, look) }
      }),
      measure: (letter, look) => faceOf(letter, look).widthOf(letter) * size,
      width: width - HAIR,
    })

  const drawn = ({ pieces, left, baseline, size }: Line): DrawnLine => {
    const runs = pieces.flatMap((piece) => inFaces(piece, faceOf))
    const ascent = Math.max(0, ...runs.map(({ face }) => face.ascent))
    return {
      left,
      top: baseline - ascent * size,
      size,
      runs: runs.map(({ face, ...run }): DrawnRun => ({ ...run, face: face.name })),
    }
  }

  const widthOf = (pieces: readonly Piece<Look>[], size: number): number =>
    pieces.reduce(
      (sum, { text, ...look }) =>
        [...text].reduce((width, letter) => width + faceOf(letter, look).widthOf(letter) * size, sum),
      0,
    )

  /** One small line, cut off where it would be too long. */
  const lineAt = (line: { text: string; left: number; baseline: number; width: number }): DrawnLine => {
    const look = { ...plain(''), color: MUTED }
    const letters = [...boxed(line.text, look)]
    let shown = letters.join('')
    while (widthOf([{ ...look, text: shown }], SMALL) > line.width && letters.length > 0) {
      letters.pop()
      shown = `${letters.join('').trimEnd()}…`
    }
    return drawn({ ...line, pieces: [{ ...look, text: shown }], size: SMALL })
  }

  return { linesOf, drawn, widthOf, lineAt }
}

export type Setter = ReturnType<typeof setter>

/** A piece as runs of one face each. */
const inFaces = (
  { text, ...look }: Piece<Look>,
  faceOf: Faces['faceOf'],
): (Omit<DrawnRun, 'face'> & { face: Face })[] => {
  const runs: (Omit<DrawnRun, 'face'> & { face: Face })[] = []
  for (const letter of text) {
    const face = faceOf(letter, look)
    const last = runs.at(-1)
    if (last?.face === face) last.text += letter
    else runs.push({ text: letter, face, href: look.href, color: look.color })
  }
  return runs
}

/** On paper and in a reader's program only a whole address leads anywhere. */
const reachable = (href: string | null): string | null => (href && /^https?:\/\//.test(href) ? href : null)

/** As one code point per character where there is one, without what is not seen. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}|\p{Cf}|[\u{fe00}-\u{fe0f}]/gu, '')
