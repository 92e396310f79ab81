import { createElement } from 'react'
import { SWRConfig, unstable_serialize } from 'swr'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '@/domain/routing/routes'
import { MapReport } from '@/ui/report/map/map-report'
import type { PlanRead } from '@/ui/subscription/use-own-plan'
import { render } from '../ui-checkout/render'
import { PROFILES } from './map-profiles'
import { place, type Report } from './map-shown'
import { mapToldOf } from './map-told'

const [, profile] = PROFILES[0]!
const told: Report = mapToldOf({ profile, locale: 'EN' }).report

/** What was read of the shop and of who looks. */
const known = (level: PlanRead['level'], sold: readonly string[]) => ({
  [unstable_serialize(['user.vipDetail', 'EN'])]: { level, subscription: null },
  [unstable_serialize(['app.view', 'EN'])]: { country: 'US' },
  [unstable_serialize(['order.countries', 'EN'])]: [{ code: 'US', name: 'United States' }],
  [unstable_serialize(['plan.list', 'main-7', 'US', 'EN'])]: { plans: sold.map((each) => ({ level: each })) },
})

const showsBanner = async (report: Report, level: PlanRead['level'], sold = ['basic', 'premium']) => {
  // As a variable: `children` is an argument of its own.
  const setting = { value: { fallback: known(level, sold) }, children: null }
  const screen = createElement(SWRConfig, setting, createElement(MapReport, { place, report }))
  const { text, messages } = await render({ screen })
  return text.includes(messages.subscription.map.title)
}

describe('the upgrade banner of a map', () => {
  it('stands with the four other dimensions, for who does not have the premium plan', async () => {
    const plain = { ...told, health: null }
    expect(await showsBanner(plain, 'registered')).toBe(ROUTES.premium.built)
    expect(await showsBanner(plain, 'basic')).toBe(ROUTES.upgrade.built)
    expect(await showsBanner(plain, 'premium')).toBe(false)
    expect(await showsBanner(plain, 'basic', ['basic'])).toBe(false)
    expect(await showsBanner(plain, 'registered', [])).toBe(false)
  })

  it('is gone where anything of mental health is shown or asks for help', async () => {
    const reports = PROFILES.map(([, one]) => mapToldOf({ profile: one, locale: 'EN' }).report)
    const withHealth = reports.filter(({ health }) => health !== null)
    expect(withHealth.length).toBeGreaterThan(1)
    for (const report of withHealth) expect(await showsBanner(report, 'registered')).toBe(false)
  })
})
