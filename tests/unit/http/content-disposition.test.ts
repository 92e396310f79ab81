import { describe, expect, it } from 'vitest'
import { attachmentHeader } from '@/domain/http/content-disposition'

const headerOf = (title: string) => attachmentHeader({ title, extension: 'pdf' })
const wholeName = (title: string): string =>
  decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(headerOf(title))?.[1] ?? '')

describe('the name under which a file is saved', () => {
  it('is the title, whole and in ASCII', () => {
    expect(headerOf('A week')).toBe('attachment; filename="A week.pdf"; filename*=UTF-8\'\'A%20week.pdf')
    expect(headerOf('Une semaine d’émotions')).toContain('filename="Une semaine demotions.pdf"')
    expect(wholeName('一周的感受')).toBe('一周的感受.pdf')
    expect(headerOf('一周的感受')).toContain('filename="file.pdf"')
  })

  it.each([
    ['a quote', 'a"; filename="evil.exe'],
    ['a line of its own', 'a\r\nSet-Cookie: a=b'],
    ['a path', '../../etc/passwd'],
    ['a turned order of letters', 'a\u202Efdp.exe'],
    ['a lone half of a character', 'a\uD800b'],
    ['nothing', ' '],
    ['dots', '...'],
    ['10,000 characters', 'ä'.repeat(10_000)],
  ])('takes %s', (_, title) => {
    const header = headerOf(title)
    expect(header).toMatch(
      /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+\.pdf"; filename\*=UTF-8''[\w.!~%-]+$/,
    )
    expect(wholeName(title)).not.toMatch(/[/\\\r\n"\u202E]/)
    expect(wholeName(title).length).toBeLessThanOrEqual(104)
  })
})
