import { inNine } from '../words/labels'
import type { AdminLanguage } from '../words/languages'

/** What a code of the named field is called; the code itself where it has no name. */
export const wordsForCode = ({
  name,
  code,
  language,
}: {
  name: string
  code: string
  language: string
}): string => inNine('options', `${name}.${code}`, code)?.[language as AdminLanguage] ?? code
