import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { type Connection, nextConnection } from '@/ui/browser/use-connection'
import { ConnectionTold } from '@/ui/checkout/payment/connection-notice'
import { render } from './render'

const told = (connection: Connection, locale: (typeof LOCALES)[number] = 'EN') =>
  render({
    locale,
    // What the page of the payment sends to the browser.
    of: ['passing', 'pay', 'packages', 'plans.order'],
    screen: createElement(ConnectionTold, { connection }),
  })

describe('the network while something is paid', () => {
  it.each<[Connection, 'offline' | 'online', Connection]>([
    ['steady', 'offline', 'lost'],
    ['lost', 'offline', 'lost'],
    ['lost', 'online', 'back'],
    ['back', 'offline', 'lost'],
    ['back', 'online', 'back'],
    // Some browsers say it of a network that was never missed.
    ['steady', 'online', 'steady'],
  ])('that is %s and hears %s is %s', (was, sign, now) => {
    expect(nextConnection(was, sign)).toBe(now)
  })

  it('is not spoken of while it is there', async () => {
    expect((await told('steady')).html).toBe('')
  })

  it('that is gone says so at once, and offers nothing that would fail', async () => {
    const { text, html } = await told('lost')
    expect(text.trim()).toBe(
      'Your connection is unstable. For the safety of the payment, reload the page once it is back.',
    )
    expect(html).toContain('role="alert"')
    expect(html).not.toContain('<button')
  })

  it.each(LOCALES)('that is back offers in %s to reload, and does not by itself', async (locale) => {
    const { text, html, words } = await told('back', locale)
    expect(text).toContain(words.payment.reload)
    expect(html).toMatch(/<button/)
    expect(text).not.toContain(words.payment.unstable)
  })
})
