/** Of a text that has no limit of its own; also Payload's. */
export const LONGEST_TEXT = 40_000

export type TextKind = 'line' | 'lines' | 'part' | 'picture'

/** A text that a table can change. */
export type TableText = {
  kind: TextKind
  max: number
  /** What it says now, and how that is recognized later. */
  said: string
  seen: string
  /** It has no counterpart in the other language's text: it is changed in the form. */
  fixed: boolean
}

export type WhyNot = 'unknown' | 'twice' | 'long' | 'broken' | 'empty' | 'changed'

type Change = { path: string; seen: string; text: string }

/** Why a text cannot be changed so; null: it can. What changes nothing is refused for nothing. */
export const whyNot = (
  { path, seen, text }: Change,
  { known, others }: { known: ReadonlyMap<string, TableText>; others: readonly Change[] },
): WhyNot | null => {
  const found = known.get(path)
  if (!found || (found.fixed && text !== found.said)) return 'unknown'
  if (others.filter((other) => other.path === path).length > 1) return 'twice'
  if (text === found.said) return null
  if ([...text].length > found.max) return 'long'
  if ((found.kind === 'lines' ? CONTROL_BUT_LINES : CONTROL).test(text)) return 'broken'
  if (text.trim() === '' && (found.kind === 'part' || found.kind === 'picture')) return 'empty'
  return seen === found.seen ? null : 'changed'
}

const CONTROL = /\p{Cc}|\p{Cs}/u
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]|\p{Cs}/u
