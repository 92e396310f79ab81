import type { Page } from '@playwright/test'
import type { Screen } from './screens.ts'
import type { States } from './states.ts'

type Options = {
  page: Page
  screen: Screen
  url: string
  locale: string
  states: States
  /** The reader's own text size is 200 %. */
  large: boolean
}

/** A screen as a visitor in its state sees it, with everything loaded. */
export const openScreen = async ({ page, screen, url, locale, states, large }: Options): Promise<void> => {
  const state = states[screen.state]
  await page.context().clearCookies()
  await page
    .context()
    .addCookies([...state.cookies, { name: 'plumbline-choice', value: 'refused.2026-11', url }])
  await screen.before?.(page)
  await page.goto(`${url}${screen.path({ locale, state })}`, { timeout: 30_000 })
  // Not before: the first navigation may begin another process, which forgets it.
  if (large) {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  }
  // Not every prefetch ends: long enough for what is shown, then go on.
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => {})
  await screen.act?.(page)
  await page.waitForTimeout(250)
}
