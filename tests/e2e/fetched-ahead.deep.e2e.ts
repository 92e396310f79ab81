import { test } from '@playwright/test'
import { INSTRUCTIONS, QUESTIONS } from './sitter'

test('the next screen is fetched ahead from the server at each visit, never shown as it was at the last @once', async ({
  page,
}) => {
  const [path] = QUESTIONS.split('?')
  for (let visit = 1; visit <= 3; visit++) {
    const ahead = page.waitForResponse((response) => new URL(response.url()).pathname === path)
    await page.goto(INSTRUCTIONS)
    await ahead
    // What a browser renews behind a page's back stays open for the page.
    await page.waitForLoadState('networkidle', { timeout: 15_000 })
  }
})
