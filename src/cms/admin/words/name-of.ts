import { inNine, type LabelSection } from './labels'
import type { AdminLanguage } from './languages'

/** What the admin calls a field, a row or a collection in its user's language; the key itself where it has no name. */
export const nameOf = ({
  section,
  key,
  language,
}: {
  section: LabelSection
  key: string
  language: string
}): string => inNine(section, key)?.[language as AdminLanguage] ?? key
