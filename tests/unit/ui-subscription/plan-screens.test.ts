import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { ROUTES } from '@/domain/routing/routes'
import { CoursePlan } from '@/ui/subscription/course-plan'
import { OpenCard } from '@/ui/subscription/open-card'
import { PlanBanner } from '@/ui/subscription/plan-banner'
import { plansHref } from '@/ui/subscription/plan-href'
import { PlanShown } from '@/ui/subscription/plan-section'
import type { PlanRead } from '@/ui/subscription/use-own-plan'
import { render } from '../ui-checkout/render'
import { PLANS } from './sample-plan'

const place = { code: 'iq', examId: 1 }
const plain = (words: string) => words.replace(/[\s\u00a0\u202f]+/g, ' ')
const none: PlanRead = { level: 'registered', subscription: null }
const basic = (state: keyof typeof PLANS): PlanRead => ({ level: 'basic', subscription: PLANS[state] })
const section = (read: PlanRead, more: string | null = '/plans') =>
  createElement(PlanShown, { place, read, more, onChanged: async () => {} })
const banner = (read: PlanRead, more: string | null = '/plans') =>
  createElement(PlanBanner, { place, read, more })
const states = Object.keys(PLANS) as (keyof typeof PLANS)[]

describe('where plans are sold', () => {
  it.each([
    ['open', 'premium'],
    ['registered', 'premium'],
    ['basic', 'upgrade'],
  ] as const)('somebody who reaches %s is led to %s, once there is such a page', (level, route) => {
    expect(plansHref(place, level)).toBe(ROUTES[route].built ? pathTo({ route, ...place }) : null)
  })

  it('whoever has all is led nowhere', () => {
    expect(plansHref(place, 'premium')).toBeNull()
  })
})

describe.each(LOCALES)('in %s', (locale) => {
  it.each(states)('a plan that is %s says so, without a hole or a name of words', async (state) => {
    for (const screen of [section(basic(state)), banner(basic(state))]) {
      const { text } = await render({ locale, screen })
      expect(text).toContain('Weekly plan')
      expect(text).not.toMatch(/subscription\.|\{\w+\}|Invalid|NaN/)
    }
  })

  it('nobody without a plan is called a subscriber', async () => {
    const { text, messages } = await render({ locale, screen: section(none) })
    const { banner: words, plan } = messages.subscription
    expect(text).toContain(plain(plan.none))
    const { html } = await render({ locale, screen: banner(none) })
    expect(html).not.toContain(`>${words.subscribed}<`)
  })

  it.each([
    ['all', null],
    ['counted', 1],
    ['none_left', 0],
  ] as const)('a report that a plan opens as "%s" says so', async (opens, left) => {
    const plan = { opens, left, allowed: left === null ? null : 2, nextDay: '2027-02-04' }
    const screen = createElement(OpenCard, {
      plan,
      busy: false,
      told: null,
      onOpen: () => {},
    })
    const { html, text, messages } = await render({ locale, screen })
    expect(text).not.toMatch(/subscription\.|\{\w+\}|Invalid/)
    const mayOpen = opens !== 'none_left'
    expect(html.includes(`>${messages.subscription.open.action}</button>`)).toBe(mayOpen)
    expect(text.includes(plain(messages.subscription.open.keeps))).toBe(mayOpen)
  })
})

describe('the own plan', () => {
  it('asks for the second yes where it waits for one, and nowhere else', async () => {
    for (const state of states) {
      const { text, messages } = await render({ screen: section(basic(state)) })
      expect(text.includes(messages.subscription.agree.title)).toBe(state === 'asks')
    }
  })

  it('leads back from a cancellation by its receipt, or says that its mail does', async () => {
    const { html } = await render({ screen: section(basic('cancelling')) })
    const way = `${pathTo({ route: 'cancelDone', ...place })}?s=a-token-of-a-receipt`
    expect(html.includes(way)).toBe(ROUTES.cancelDone.built)
    const subscription = { ...PLANS.cancelling, undoToken: null }
    const { text, messages } = await render({ screen: section({ level: 'basic', subscription }) })
    expect(text).toContain(messages.subscription.undo.byMail)
  })

  it('is cancelled from here while it renews', async () => {
    for (const state of states) {
      const { html } = await render({ screen: section(basic(state)) })
      const renews = state !== 'cancelling' && state !== 'stopped'
      expect(html.includes(pathTo({ route: 'cancel', ...place }))).toBe(renews && ROUTES.cancel.built)
    }
  })

  it('shows each charge with its receipt, and none for what was not paid', async () => {
    const [paid] = PLANS.active.orders
    const orders = [{ ...paid!, number: 'CCCCCCCCCCCC', status: 'created' }, ...PLANS.active.orders]
    const { html, text, messages } = await render({
      screen: section({ level: 'basic', subscription: { ...PLANS.active, orders } }),
    })
    for (const { number } of PLANS.active.orders) expect(html).toContain(`orderNumber=${number}`)
    expect(html).not.toContain('orderNumber=CCCCCCCCCCCC')
    expect(text).toContain(messages.subscription.order.unpaid)
  })

  it('has no badge while it opens nothing', async () => {
    const { text, messages } = await render({
      screen: banner({ level: 'registered', subscription: PLANS.active }),
    })
    expect(text).not.toContain(messages.subscription.banner.subscribed)
    expect(text).toContain(plain(messages.subscription.status.closed))
  })

  it('shows its own clock in test mode', async () => {
    const subscription = { ...PLANS.active, clock: '2027-03-09T10:00:00.000Z' }
    expect((await render({ screen: section({ level: 'basic', subscription }) })).text).toContain(
      'March 9, 2027',
    )
  })
})

describe('a course that is closed', () => {
  const screenOf = (opens: 'counted' | 'none_left' | null) =>
    createElement(CoursePlan, {
      place,
      id: 'a-course',
      plan: opens && { opens, left: opens === 'counted' ? 1 : 0, allowed: 1, nextDay: null },
      onOpened: () => {},
    })

  it('is opened with a plan that has one left, and says when one has none', async () => {
    const counted = await render({ screen: screenOf('counted') })
    const { course, open } = counted.messages.subscription
    expect(counted.html).toContain(`>${course.action}</button>`)
    expect(counted.text).toContain('1 of 1 left')
    const used = await render({ screen: screenOf('none_left') })
    expect(used.html).not.toContain('<button')
    expect(used.text).toContain(open.last)
  })
})

describe('the way to a plan', () => {
  it('stands where one can be bought, and nowhere else', async () => {
    for (const screenOf of [section, banner]) {
      for (const read of [none, basic('active')]) {
        expect((await render({ screen: screenOf(read) })).html).toContain('href="/plans')
        expect((await render({ screen: screenOf(read, null) })).html).not.toContain('/plans')
      }
    }
  })
})
