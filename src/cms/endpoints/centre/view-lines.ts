import type { CallData } from '@/domain/api/calls'
import { emergencyNumber } from '@/domain/health/emergency-numbers'
import { LOCALE_FACTS, type Locale } from '@/domain/locale/locales'

type Shown = CallData<'help.lines'>['countries'][number]['lines'][number]
type Line = Shown & { country: string }

/** The countries that can be chosen, by their names in a language, each with its emergency number and its checked lines. */
export const viewLines = (args: {
  lines: readonly Line[]
  sold: readonly string[]
  here: string
  locale: Locale
}): CallData<'help.lines'> => {
  const { lines, sold, here, locale } = args
  const names = new Intl.DisplayNames([LOCALE_FACTS[locale].tag], { type: 'region' })
  const codes = [...new Set([here, ...sold, ...lines.map(({ country }) => country)])]
  return {
    here,
    countries: codes
      .map((code) => ({
        code,
        name: names.of(code) ?? code,
        emergency: emergencyNumber(code),
        lines: lines.filter(({ country }) => country === code).map(({ country: _, ...line }) => line),
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, LOCALE_FACTS[locale].tag)),
  }
}
