import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { SiteHeader } from '@/ui/chrome/site-header'
import { render } from '../ui-checkout/render'

describe.each(LOCALES)('the header in %s', (locale) => {
  it('leads to the test center, the other tests and the account of this page', async () => {
    const { html, text, messages } = await render({
      locale,
      screen: createElement(SiteHeader, {
        brand: { name: 'Plumbline', tagline: null, logo: null, footerLogo: null },
        place: { locale, code: 'iq', examId: 2 },
        homeHref: '/',
      }),
    })
    const { label, ...links } = messages.chrome.site
    expect(html).toContain(`<nav aria-label="${label}"`)
    for (const words of Object.values(links)) expect(text).toContain(words)
    for (const path of ['exploreMore/testCenter/iq-2', 'exploreMore/testCenter/list/iq-2', 'iq-2'])
      expect(html).toContain(`href="/userCenter/${path}?hl=${locale}"`)
  })
})
