import { describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/locale/locales'
import { fullNameOf } from '@/ui/sitting/person/full-name'

describe('the full name that follows the two names', () => {
  it.each([
    ['EN', 'Kim', 'Vogel', 'Kim Vogel'],
    ['DE', ' Kim ', ' van der Berg ', 'Kim van der Berg'],
    ['FR', 'Kim', '', 'Kim'],
    ['ES', '', 'Vogel', 'Vogel'],
    ['PT', '  ', '', ''],
    ['CN', '伟', '王', '王伟'],
    ['HK', '大文', '陳', '陳大文'],
    ['JA', '花子', '山田 ', '山田花子'],
    ['KR', '민준', '김', '김민준'],
    ['KR', '민준', '', '민준'],
  ] as [Locale, string, string, string][])(
    'in %s of %j and %j is %j',
    (locale, firstName, lastName, full) => {
      expect(fullNameOf({ firstName, lastName, locale })).toBe(full)
    },
  )
})
