import type { Field } from 'payload'
import { isLocale } from '@/domain/locale/locales'
import type { Gap } from '@/domain/publishing/gap'
import { COLOUR_TOKENS, type ColourToken } from '@/domain/theme/contrast'
import { wordsForCode } from '../admin/codes/words-for-code'
import type { AdminLanguage } from '../admin/words/languages'
import { say } from '../admin/words/say'
import { isRow, type Label, leavesOf } from './leaves'

/** A gap as an editor reads it. */
export type GapInWords = Gap & {
  /** Where, in the form's own words from the outside in. */
  where: string[]
  sentence: string
  /** The locales in which the field is to be mended; empty: in any. */
  locales: string[]
}

type What = { gaps: readonly Gap[]; fields: readonly Field[]; doc: unknown; language: string }

export const describeGaps = ({ gaps, fields, doc, language }: What): GapInWords[] => {
  const trails = new Map(leavesOf({ fields, value: doc }).map(({ path, trail }) => [path, trail]))
  return gaps.map((gap) => ({
    ...gap,
    where: (trails.get(gap.path) ?? [{ label: gap.path }]).map((label) => inLanguage(label, language)),
    sentence: say({ language }, `gaps.${gap.code}`, { list: gap.what.map(named(gap, language)).join(' · ') }),
    locales: gap.what.filter(isLocale),
  }))
}

/** A place of a form in the language of who reads it. */
export const inLanguage = ({ label, row }: Label, language: string): string => {
  const name = isRow(label) ? (label[language as AdminLanguage] ?? label.en) : label
  return row ? `${name} ${row}` : String(name)
}

const named =
  ({ code }: Gap, language: string) =>
  (what: string): string => {
    if (code === 'missing_legal') return wordsForCode({ name: 'linkCode', code: what, language })
    if (code !== 'unreadable_theme') return what
    return what
      .split('/')
      .map((token) =>
        COLOUR_TOKENS.includes(token as ColourToken)
          ? say({ language }, `colours.${token as ColourToken}`)
          : token,
      )
      .join(' / ')
  }
