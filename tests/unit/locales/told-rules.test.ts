import { describe, expect, it } from 'vitest'
import { MOST_TRIES } from '@/domain/accounts/email-code'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { readMessages } from '@/i18n/messages'

/** How a text of each language writes a number that the code has. Another number fails here until the texts are written anew. */
const TRIES: Record<Locale, string> = {
  EN: 'five tries',
  DE: 'fünf Versuche',
  FR: 'cinq essais',
  ES: 'cinco intentos',
  PT: 'cinco tentativas',
  JA: '5回',
  KR: '다섯 번',
  CN: '五次',
  HK: '五次',
}

describe.each(LOCALES)('%s says of a mailed code', (locale) => {
  it('the same on every page: against what to check it, and why it may be dead', async () => {
    const { account, centre } = await readMessages(locale)
    const { codeWrong, codeExpired } = centre.address
    expect({ codeWrong, codeExpired }).toEqual({
      codeWrong: account.errors.codeWrong,
      codeExpired: account.errors.codeExpired,
    })
    expect(codeExpired).toContain('{minutes}')
    expect([MOST_TRIES, codeExpired.includes(TRIES[locale])]).toEqual([5, true])
  })
})
