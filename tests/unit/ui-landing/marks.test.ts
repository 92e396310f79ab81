import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { MARKS } from '@/domain/catalog/landing'
import { Logo } from '@/ui/chrome/logo'
import { render } from '../ui-checkout/render'

const BRAND = { name: 'Plumbline', tagline: null, logo: null, footerLogo: null }
const PICTURE = { url: '/media/logo.png', alt: '', width: 300, height: 80 }
const show = (props: object) =>
  render({ screen: createElement(Logo, { brand: BRAND, picture: null, href: '/', ...props }) })

describe('the mark before a name', () => {
  it('is another drawing for each of them, beside the name', async () => {
    const shown = await Promise.all(MARKS.map((mark) => show({ brand: { ...BRAND, mark } })))
    expect(new Set(shown.map(({ html }) => html)).size).toBe(MARKS.length)
    for (const { text, html } of shown) {
      expect(text).toContain('Plumbline')
      expect(html).toContain('aria-hidden="true"')
    }
  })

  it('is the plumb line where a theme names none', async () => {
    const [none, plumb] = [await show({}), await show({ brand: { ...BRAND, mark: 'plumb' } })]
    expect(none.html).toBe(plumb.html)
  })

  it('gives way to a logo', async () => {
    const { html } = await show({ brand: { ...BRAND, mark: 'sun' }, picture: PICTURE })
    expect(html).toContain('src="/media/logo.png"')
    expect(html).not.toContain('<svg')
  })
})
