import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { CallData } from '@/domain/api/calls'
import { LOCALES } from '@/domain/locale/locales'
import { OwnAddress } from '@/ui/account/data/ask-for-link'
import { Bought } from '@/ui/centre/home/bought'
import { VisitorNotice } from '@/ui/centre/visitor-notice'
import { OfAccount } from '@/ui/checkout/outcome/account-line'
import { render } from '../ui-checkout/render'

const place = { code: 'iq', examId: 1 }
type Data = Pick<CallData<'user.centre'>, 'newest' | 'bought' | 'included'>
const newest = {
  appExamId: 'iq-1',
  examKind: 'iq',
  orderNumber: '0123456789AB',
  open: true,
} as Data['newest']
const bought: Data['bought'] = [
  { part: 'iq_score', name: 'IQ score' },
  { part: 'brain_efficiency', name: 'Brain efficiency' },
]
const shown = (data: Partial<Data>) =>
  render({
    screen: createElement(Bought, { place, data: { newest, bought: [], included: [], ...data } }),
  })

describe('the first page of the center after a purchase', () => {
  it('names what was bought, each with its way', async () => {
    const { text, html } = await shown({ bought })
    expect(text).toContain('IQ score')
    expect(html).toContain('href="/report/result/iq-1?orderNumber=0123456789AB')
    expect(html).toContain('href="/report/guide/iq-1?orderNumber=0123456789AB')
  })

  it('names the tests that came with it, each with its start', async () => {
    const included = [{ examKind: 'types16' as const, examId: 2, title: '16 types' }]
    const { text, html } = await shown({ included })
    expect(text).toContain('16 types')
    expect(html).toContain('href="/answer_question/start_loading/iq-2')
  })

  it('does not name what was bought of a test about health', async () => {
    const health = { ...newest, examKind: 'psychology' } as Data['newest']
    expect((await shown({ newest: health, bought })).text).not.toContain('IQ score')
  })

  it('is quiet where nothing was bought', async () => {
    expect((await shown({ newest: null })).text.trim()).toBe('')
  })
})

describe.each(LOCALES)('in %s, whoever bought as a guest', (locale) => {
  it('is told of the account at their address, and offered no other', async () => {
    const { text, html } = await render({
      locale,
      screen: createElement(OfAccount, { place, email: 'ada@example.com', signedIn: false }),
    })
    expect(text).toContain('ada@example.com')
    expect(html).toContain('/user/login/iq-1')
    expect(html).not.toContain('/user/register/')
  })

  it('is told that nothing was mailed where mails are kept, and what signing in is good for', async () => {
    const told = (more: object) =>
      render({
        locale,
        screen: createElement(OfAccount, { place, email: 'ada@example.com', signedIn: false, ...more }),
      })
    const { words } = await told({})
    const begin = (text: string) =>
      text.slice(text.indexOf('{email}') + '{email}'.length, text.indexOf('<login>'))
    const flat = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
    const kept = await told({ kept: true, forGood: true })
    expect(kept.text).toContain(flat(begin(words.success.accountKept)))
    expect(kept.text).toContain(flat(words.success.keep))
    expect(kept.text).not.toContain(flat(begin(words.success.account)))
    expect((await told({ forGood: false })).text).not.toContain(flat(words.success.keep))
    expect((await told({ signedIn: true, forGood: true })).text).not.toContain(flat(words.success.keep))
  })

  it('is led by the center to sign in; who bought nothing may begin an account', async () => {
    // As a variable: `children` is an argument of its own.
    const notice = { place, back: 'centre' as const, children: null }
    const told = (had: boolean) =>
      render({
        locale,
        screen: createElement(VisitorNotice, { ...notice, bought: had }, 'told'),
      })
    const [buyer, without] = [await told(true), await told(false)]
    expect(buyer.html).toContain('/user/login/iq-1')
    expect(buyer.html).not.toContain('/user/register/')
    expect(without.html).toContain('/user/register/iq-1')
    expect(without.text).toContain('told')
  })
})

describe('"Your data"', () => {
  it('asks who is signed in for no address', async () => {
    const screen = createElement(OwnAddress, { email: 'ada@example.com', onSend: async () => {} })
    const { text, html } = await render({ screen })
    expect(text).toContain('ada@example.com')
    expect(html).not.toContain('<input')
    expect(html).toContain('<button')
  })
})
