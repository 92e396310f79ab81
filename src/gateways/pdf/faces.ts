import { join } from 'node:path'
import { Font } from '@react-pdf/renderer'
import type { Locale } from '@/domain/locale/locales'

type Style = { bold: boolean; italic: boolean }

/**
 * Static TrueType files, cut down to what is written (fonts/README.md says how): from WOFF2 the engine embeds the whole font, from
 * WOFF it is forty times slower. Both programs that draw are started in the directory that holds them; the build copies them
 * there (next.config.ts).
 */
const FOLDER = 'src/gateways/pdf/fonts'

/** The file of a face, by its name. */
export const fontFile = (name: string): string =>
  join(/* turbopackIgnore: true */ process.cwd(), FOLDER, `noto-sans-${name}.ttf`)

const LATIN = ['regular', 'bold', 'italic', 'bold-italic'] as const
const SCRIPTS = ['sc', 'hk', 'jp', 'kr'] as const
type Script = (typeof SCRIPTS)[number]

const SCRIPT_OF: Partial<Record<Locale, Script>> = { CN: 'sc', HK: 'hk', JA: 'jp', KR: 'kr' }

const FACES = [...LATIN, ...SCRIPTS.flatMap((script) => [`${script}-regular`, `${script}-bold`])]

/** As much of a font as is asked here. */
type Opened = {
  unitsPerEm: number
  ascent: number
  characterSet: number[]
  hasGlyphForCodePoint: (codePoint: number) => boolean
  glyphForCodePoint: (codePoint: number) => { advanceWidth: number }
}

export type Face = {
  name: string
  /** Parts of the size. */
  ascent: number
  has: (letter: string) => boolean
  widthOf: (letter: string) => number
}

export type Faces = {
  faceOf: (letter: string, style: Style) => Face
  /** Characters that no face has. The engine prints an empty box for them and says nothing. */
  missing: readonly string[]
}

/** The faces that a text in a language is set in; other scripts than its own are found in the faces of those. */
export const readFaces = async ({ locale, text }: { locale: Locale; text: string }): Promise<Faces> => {
  const own = SCRIPT_OF[locale]
  const first = await openAll([...(own ? [`${own}-regular`, `${own}-bold`] : []), ...LATIN])
  const letters = [...new Set(text)].filter((letter) => letter !== '\n')
  const foreign = letters.filter((letter) => ![...first.values()].some((face) => face.has(letter)))
  const others = SCRIPTS.filter((script) => script !== own).map((script) => `${script}-regular`)
  const rest = foreign.length > 0 ? await openAll(others) : new Map<string, Face>()
  const known = new Map([...first, ...rest])
  const missing = foreign.filter((letter) => ![...rest.values()].some((face) => face.has(letter)))
  return { faceOf: chooser({ own, known, others }), missing }
}

const chooser = ({
  own,
  known,
  others,
}: {
  own: Script | undefined
  known: ReadonlyMap<string, Face>
  others: readonly string[]
}): Faces['faceOf'] => {
  const stacks = new Map<string, Face[]>()
  const stackOf = ({ bold, italic }: Style): Face[] => {
    const latin = bold ? (italic ? 'bold-italic' : 'bold') : italic ? 'italic' : 'regular'
    // A script that knows no italic stays upright, and what is not in its bold face is in its regular one.
    const names = [
      ...(own && bold ? [`${own}-bold`] : []),
      ...(own ? [`${own}-regular`] : []),
      latin,
      'regular',
      ...others,
    ]
    return names.flatMap((name) => known.get(name) ?? [])
  }
  return (letter, style) => {
    const key = `${style.bold} ${style.italic}`
    const stack = stacks.get(key) ?? stackOf(style)
    stacks.set(key, stack)
    const face = stack.find((each) => each.has(letter)) ?? stack[0]
    if (!face) throw new Error('no face was opened')
    return face
  }
}

const openAll = async (names: readonly string[]): Promise<Map<string, Face>> =>
  new Map(await Promise.all(names.map(async (name) => [name, await openFace(name)] as const)))

const opened = new Map<string, Face>()

const openFace = async (name: string): Promise<Face> => {
  const known = opened.get(name)
  if (known) return known
  registerFaces()
  const descriptor = { fontFamily: name, fontWeight: 400, fontStyle: 'normal' } as const
  await Font.load(descriptor)
  const font = Font.getFont(descriptor)?.data as Opened | null | undefined
  if (!font) throw new Error(`the font ${name} did not open`)
  const face = faceFrom(name, font)
  opened.set(name, face)
  return face
}

const faceFrom = (name: string, font: Opened): Face => {
  // A glyph keeps the character for which it was first asked, and one that was first a part of another (A of À) has none, in
  // this file and in every later one. Asked for here, all have theirs.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  const codeOf = (letter: string) => letter.codePointAt(0) ?? 0
  const widths = new Map<string, number>()
  return {
    name,
    ascent: font.ascent / font.unitsPerEm,
    has: (letter) => font.hasGlyphForCodePoint(codeOf(letter)),
    widthOf: (letter) => {
      const width =
        widths.get(letter) ?? font.glyphForCodePoint(codeOf(letter)).advanceWidth / font.unitsPerEm
      widths.set(letter, width)
      return width
    },
  }
}

let registered = false

/** Every face is a family of its own: which one draws a character is decided here and not by the engine. */
const registerFaces = (): void => {
  if (registered) return
  for (const name of FACES) Font.register({ family: name, src: fontFile(name) })
  // Lines are broken before they reach the engine, which would print hyphens (break-lines.ts).
  Font.registerHyphenationCallback((word) => [word])
  registered = true
}
