import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { CertificateScreen } from '@/ui/report/certificate/certificate-screen'
import { render } from '../ui-checkout/render'

const PLACE = { code: 'iq', examId: 1 }
const TOLD = {
  title: 'Certificate',
  name: 'Ada <b>Taker</b>',
  statement: 'completed a timed matrix test.',
  headline: 'IQ 111',
  interval: '95% interval: 99 to 123',
  rows: [
    { name: 'Norm', said: 'provisional-1' },
    { name: 'Number', said: 'K7QF-2M9X-4P8D' },
  ],
  note: 'No certified IQ.',
}
const NOTHING = { code: 'iq', examId: 1, told: null, jws: null }

const page = (certificate: Parameters<typeof CertificateScreen>[0]['certificate']) =>
  render({
    screen: createElement(CertificateScreen, { place: PLACE, certificate, keys: 'https://example.org/keys' }),
  })

describe('the public page of a certificate', () => {
  it('repeats every field, the signed text and where the key is, and no markup of a name', async () => {
    const { html, text, messages } = await page({ ...NOTHING, state: 'valid', told: TOLD, jws: 'a.b.c' })
    const { rows, name: _, ...said } = TOLD
    for (const each of [...Object.values(said), ...rows.flatMap(({ name, said: value }) => [name, value])])
      expect(text).toContain(each)
    expect(text).toContain(messages.certificate.page.valid)
    expect(text).toContain('a.b.c')
    expect(text).toContain('https://example.org/keys')
    expect(html).toContain('Ada &lt;b&gt;Taker')
  })

  it.each(['hidden', 'revoked', 'replaced'] as const)(
    'says that it is %s, and nothing else',
    async (state) => {
      const { text, messages } = await page({ ...NOTHING, state })
      const words = messages.certificate.page
      expect(text).toContain(words[state])
      expect(text).toContain(words[`${state}Text`])
      expect(text).not.toContain(words.valid)
      expect(text).not.toMatch(/IQ \d/)
    },
  )

  it('says that there is none', async () => {
    const { text, messages } = await page(null)
    expect(text).toContain(messages.certificate.page.unknownText)
  })
})
