import type { Field } from 'payload'
import { isLocale } from '@/domain/locale/locales'
import type { Gap } from '@/domain/publishing/gap'
import { COLOUR_TOKENS, type ColourToken } from '@/domain/theme/contrast'
import { wordsForCode } from '../admin/codes/words-for-code'
import { type AdminLanguage, tagOfLanguage } from '../admin/words/languages'
import { say } from '../admin/words/say'
import { isRow, type Label, leavesOf } from './leaves'

/** A place of a form and what an editor should know of it. */
export type PlaceInWords = {
  /** As the form names it; empty: no field. */
  path: string
  /** Where, in the form's own words from the outside in. */
  where: string[]
  sentence: string
  /** The locales in which the field is to be mended; empty: in any. */
  locales: string[]
}

/** A gap as an editor reads it. */
export type GapInWords = Gap & PlaceInWords

type At = { fields: readonly Field[]; doc: unknown; language: string }
type What = At & { gaps: readonly Gap[] }

export const describeGaps = ({ gaps, fields, doc, language }: What): GapInWords[] => {
  const where = whereIs({ fields, doc, language })
  return gaps.map((gap) => ({
    ...gap,
    where: where(gap.path),
    sentence: say({ language }, `gaps.${gap.code}`, { list: gap.what.map(named(gap, language)).join(' · ') }),
    locales: gap.what.filter(isLocale),
  }))
}

/** Where a path leads in a document; `name` for what the form does not know. */
export const whereIs = ({ fields, doc, language }: At) => {
  const trails = new Map(leavesOf({ fields, value: doc }).map(({ path, trail }) => [path, trail]))
  return (path: string, name = path): string[] =>
    (trails.get(path) ?? [{ label: name }])
      .map((label) => inLanguage(label, language))
      .filter((label) => label !== '')
}

/** A place of a form in the language of who reads it. */
export const inLanguage = ({ label, row }: Label, language: string): string => {
  const name = isRow(label) ? (label[language as AdminLanguage] ?? label.en) : label
  return row ? `${name} ${row}` : String(name)
}

const named =
  ({ code }: Gap, language: string) =>
  (what: string): string => {
    if (code === 'unexplained_difficulty')
      return new Intl.NumberFormat(tagOfLanguage(language)).format(Number(what))
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
