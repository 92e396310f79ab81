import { expect, test } from '@playwright/test'
import { dimension, own, storedTimes, toConfirm, toDimensions, words } from './reaction-task'
import { expectAccessible } from './support'

test('who skips the task confirms all the same and has a report without reaction @once', async ({ page }) => {
  const orderNumber = await toConfirm(page)
  await own(page, 'skip').click()
  await expect(page.getByText(words('skipped'))).toBeVisible()
  await expect(own(page, 'start')).toBeHidden()
  await expect(own(page, 'afterAll')).toBeFocused()
  await expectAccessible(page, 'skipped')
  await toDimensions(page)
  expect(await storedTimes(orderNumber)).toBeNull()
  for (const id of ['speed', 'concentration', 'logic']) await expect(dimension(page, id)).toBeVisible()
  await expect(dimension(page, 'reaction')).toHaveCount(0)
})

test('a page that goes out of sight ends the task kindly; it can be begun again @once', async ({ page }) => {
  await toConfirm(page)
  await own(page, 'start').click()
  await own(page, 'begin').click()
  await expect(own(page, 'area')).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
  await expect(page.getByText(words('ended.left'))).toBeVisible()
  await expectAccessible(page, 'reaction ended')
  await own(page, 'again').click()
  await expect(own(page, 'begin')).toBeFocused()
})
