import type { Locale } from '@/domain/locale/locales'

/** The languages that write the family name first, and no space after it. */
const FAMILY_FIRST: readonly Locale[] = ['CN', 'HK', 'JA', 'KR']

export const isFamilyFirst = (locale: Locale): boolean => FAMILY_FIRST.includes(locale)

type Names = { firstName: string; lastName: string; locale: Locale }

/** Both names as the language writes them. */
export const fullNameOf = ({ firstName, lastName, locale }: Names): string => {
  const names = [firstName.trim(), lastName.trim()].filter((name) => name !== '')
  return isFamilyFirst(locale) ? names.toReversed().join('') : names.join(' ')
}
