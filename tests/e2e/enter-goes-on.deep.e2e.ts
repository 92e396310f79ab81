import { expect, type Page, test } from '@playwright/test'
import { begin, button, expectQuestion } from './sitter'
import { wordsOf } from './support'

const t = wordsOf('EN')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const clock = (page: Page) => page.locator('main header button').first()

// Twice the same control within 300 ms is a double tap, and counts once (docs/decisions/0029).
const A_TAP_OF_ITS_OWN_MS = 350

const goOnTo = async (page: Page, position: number) => {
  await page.waitForTimeout(A_TAP_OF_ITS_OWN_MS)
  await page.keyboard.press('Enter')
  await expectQuestion(page, position)
}

const openPicker = async (page: Page) => {
  await button(page, 'test.question.picker.open').click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('after the picker was closed without another question, Enter goes on @desk', async ({ page }) => {
  await begin(page)
  await openPicker(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('2')
  await goOnTo(page, 2)

  await openPicker(page)
  await button(page, 'test.question.picker.close').click()
  await expect(heading(page)).toBeFocused()
  await goOnTo(page, 3)

  await openPicker(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Question 3, not answered' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(heading(page)).toBeFocused()
  await goOnTo(page, 4)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('in the picker the focus begins at the question in view @desk', async ({ page }) => {
  await begin(page)
  await page.keyboard.press('2')
  await goOnTo(page, 2)
  await openPicker(page)
  const here = page.getByRole('dialog').locator('[aria-current]')
  await expect(here).toHaveText('2')
  await expect(here).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectQuestion(page, 2)
})

test('after the clock was hidden or shown, Enter goes on and leaves the clock as it is @desk', async ({
  page,
}) => {
  await begin(page)
  await clock(page).click()
  await expect(clock(page)).toHaveAccessibleName(t('test.question.timer.show'))
  await expect(heading(page)).toBeFocused()
  await goOnTo(page, 2)
  await clock(page).press('Space')
  await expect(clock(page)).not.toHaveAccessibleName(t('test.question.timer.show'))
  await goOnTo(page, 3)
  await expect(clock(page)).not.toHaveAccessibleName(t('test.question.timer.show'))
})

test('a digit takes the focus to the option it chooses, from wherever it was, and Enter goes on @desk', async ({
  page,
}) => {
  await begin(page)
  const options = page.getByRole('radio')
  for (const [position, focused] of [
    [1, button(page, 'test.question.picker.open')],
    [2, clock(page)],
    [3, button(page, 'test.question.back')],
    [4, heading(page)],
  ] as const) {
    await focused.focus()
    await page.keyboard.press(String(position + 1))
    await expect(options.nth(position)).toBeFocused()
    await expect(options.nth(position)).toHaveAttribute('aria-checked', 'true')
    await goOnTo(page, position + 1)
  }
})
