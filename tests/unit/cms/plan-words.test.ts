import { describe, expect, it } from 'vitest'
import { EVENT_KINDS, WRITERS } from '@/cms/admin/plan/event-words'
import { spanText } from '@/cms/admin/plan/span-text'
import { ADMIN_LANGUAGES } from '@/cms/admin/words/languages'
import { type MessageKey, say } from '@/cms/admin/words/say'

const languages = Object.keys(ADMIN_LANGUAGES)

describe.each(languages)('the page of a subscription in %s', (language) => {
  it('has words for everything that may have happened, and for who did it', () => {
    const keys = [
      ...EVENT_KINDS.map((kind) => `planEvents.${kind}`),
      ...WRITERS.map((who) => `planBy.${who}`),
    ] as MessageKey[]
    expect(keys.filter((key) => say({ language }, key) === key)).toEqual([])
  })

  it('says one day unlike two', () => {
    const day = (count: number) => spanText({ unit: 'DAY', count, language })
    expect(day(1)).toMatch(/1/)
    expect(day(7).replace('7', '1') === day(1)).toBe(!/^(en|de|fr|es|pt)/.test(language))
  })
})
