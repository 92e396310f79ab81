import { afterEach, expect, it, vi } from 'vitest'
import { answerNotice } from '@/ui/chrome/answer-notice'
import { storedConsent } from '@/ui/chrome/consent'

afterEach(() => vi.unstubAllGlobals())

/** As much of a browser as the code asks for: a jar of cookies, and what was sent to the server. */
const browser = () => {
  const jar = new Map([['_fbp', '1']])
  const sent: unknown[] = []
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      location: { hostname: 'shop.example', pathname: '/new/iq-1', search: '' },
    }),
  )
  vi.stubGlobal('document', {
    documentElement: { dataset: {}, lang: 'en' },
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...rules] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (rules.includes('max-age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ result: 200, data: {} })
  })
  return { jar, sent }
}

it.each([
  ['refused', true, false],
  ['refused', false, true],
  ['accepted', true, true],
] as const)(
  '%s where scripts of others are asked for (%s): their cookie stays (%s)',
  async (choice, foreign, stays) => {
    const { jar, sent } = browser()
    answerNotice({ choice, version: '1+m', locale: 'DE', foreign })
    expect(storedConsent('1+m')).toBe(choice)
    await vi.dynamicImportSettled()
    expect(jar.has('_fbp')).toBe(stays)
    expect(sent).toEqual([{ choice, hl: 'DE', version: '1+m' }])
  },
)

it.each(['', '%', 'accepted.1%2Bm%', 'accepted.1', 'accepted.1%2Bmt', 'granted.1%2Bm'])(
  'a cookie that says %j is no answer to this notice',
  (value) => {
    const { jar } = browser()
    jar.set('plumbline-choice', value)
    expect(storedConsent('1+m')).toBeNull()
  },
)
