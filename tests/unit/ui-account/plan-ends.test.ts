import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { PlanEnds } from '@/ui/account/data/plan-ends'
import { render } from '../ui-checkout/render'

const place = { code: 'iq', examId: 1 }
const ends = (until: string | null, locale: (typeof LOCALES)[number] = 'EN') =>
  render({ locale, screen: createElement(PlanEnds, { place, plan: { title: 'Weekly', until } }) })

describe('an erasure that ends a plan', () => {
  it('says so, and to which day it could be kept instead', async () => {
    const { html, text } = await ends('2027-03-11')
    expect(text).toContain('Your plan Weekly ends at once')
    expect(text).toContain('keep it to March 11, 2027.')
    expect(html).toMatch(/<a [^>]*href="\/cancel\/subscription\/iq-1/)
  })

  it('offers nothing instead where that would change nothing', async () => {
    const { html, text } = await ends(null)
    expect(text).toContain('what is paid is not refunded')
    expect(html).not.toContain('<a ')
  })

  it.each(LOCALES)('says it in %s', async (locale) => {
    const { html, text } = await ends('2027-03-11', locale)
    expect(text).toContain('Weekly')
    expect(text).toContain('2027')
    expect(html.match(/<a /g)).toHaveLength(1)
  })
})
