import { describe, expect, it } from 'vitest'
import { foldAddress, isAddress } from '@/domain/address'
import { email as wireShape } from '@/domain/api/shapes'

describe('an address as keyboards and copying leave it', () => {
  it.each([
    ['a full-width at sign', 'ada＠example.com', 'ada@example.com'],
    ['full-width letters and dot', 'ａｄａ@ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
    ['an ideographic full stop', 'ada@example。com', 'ada@example.com'],
    ['its half-width form', 'ada@example｡com', 'ada@example.com'],
    ['a zero-width space at the end', 'ada@example.com\u200b', 'ada@example.com'],
    ['a mark of direction at the start', '\u200eada@example.com', 'ada@example.com'],
    ['a soft hyphen', 'ada@exam\u00adple.com', 'ada@example.com'],
    ['blanks of other kinds', '\u00a0\u3000ada@example.com\n', 'ada@example.com'],
    ['mailto:', 'mailto:ada@example.com', 'ada@example.com'],
    ['MAILTO: with a subject', 'MAILTO:ada@example.com?subject=a@b.cd', 'ada@example.com'],
    ['angle brackets', '<ada@example.com>', 'ada@example.com'],
    ['a name before them', 'Ada Lovelace <mailto:ada@example.com>', 'ada@example.com'],
    ['a dot at the end', 'ada@example.com.', 'ada@example.com'],
    ['a comma of a list', 'ada@example.com, ', 'ada@example.com'],
    ['a domain in another script', 'ada@münchen.de', 'ada@xn--mnchen-3ya.de'],
    ['a top-level domain in another script', 'ada@пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'],
    ['nothing added', "O'Neil+iq@Mail.example.co.uk", "O'Neil+iq@Mail.example.co.uk"],
  ])('%s', (_, written, folded) => {
    expect(foldAddress(written)).toBe(folded)
    expect(isAddress(folded)).toBe(true)
    expect(wireShape.parse(written)).toBe(folded)
  })

  it.each([
    ['nothing', ''],
    ['no domain', 'ada@'],
    ['two at signs', 'ada@b@example.com'],
    ['letters of another script before the at sign', 'ädä@example.com'],
    ['a path after the domain', 'ada@münchen.de/x'],
    ['a port', 'ada@münchen.de:25'],
    ['credentials', 'ada@x:y@münchen.de'],
    ['two addresses', 'ada@example.com, bob@example.com'],
    ['more than fits', `${'a'.repeat(250)}@example.com`],
  ])('%s stays none', (_, written) => {
    expect(isAddress(foldAddress(written))).toBe(false)
    expect(wireShape.safeParse(written).success).toBe(false)
  })

  it('is folded once and for all', () => {
    for (const written of ['<mailto:ada@münchen.de.>', ' ada＠example。com '])
      expect(foldAddress(foldAddress(written))).toBe(foldAddress(written))
  })
})
