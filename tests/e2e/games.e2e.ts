import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '../../src/domain/routing/path-to'
import { look, watchConsole, wordsOf } from './support'

const t = wordsOf('EN')
const place = { code: 'iq', examId: 1 }

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, key: string) => main(page).getByRole('button', { name: t(key), exact: true })

test('2048 is played by keys to a counted result, and the other games say what opens them', async ({
  page,
}) => {
  const { problems } = watchConsole(page)
  await page.goto(`${pathTo({ route: 'games', ...place })}?hl=EN`)
  await expect(main(page).getByRole('article')).toHaveCount(3)
  await look(page, 'the games')

  await test.step('a closed one has no playing field', async () => {
    await main(page)
      .getByRole('link', { name: t('games.game.maze.name'), exact: true })
      .click()
    await expect(main(page).getByText(t('games.locked.text'))).toBeVisible()
    await expect(button(page, 'games.start')).toHaveCount(0)
    await main(page)
      .getByRole('link', { name: t('games.locked.other'), exact: true })
      .click()
  })

  await test.step('keys move the tiles, and each move is read out', async () => {
    await button(page, 'games.start').click()
    const field = page.getByRole('application', { name: t('games.field'), exact: true })
    await expect(field).toBeFocused()
    for (let turn = 0; turn < 12; turn++)
      for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key)
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: /Score|Nothing/ }),
    ).toHaveCount(1)
    await look(page, '2048')
  })

  await test.step('its end is counted, and stands among the own results', async () => {
    const end = button(page, 'games.end')
    if (await end.isVisible()) await end.click()
    await expect(main(page).getByRole('heading', { name: t('games.over.title') })).toBeFocused()
    await expect(main(page).getByText(t('games.over.record'))).toBeVisible()
    await page.reload()
    await expect(main(page).getByText(/^Best: \d/)).toBeVisible()
    await look(page, 'results of 2048')
  })
  expect(problems).toEqual([])
})

test('the practice of the experiment is answered by keys', async ({ page }) => {
  const { problems } = watchConsole(page)
  await page.goto(`${pathTo({ route: 'experiment', ...place })}?hl=EN`)
  await button(page, 'experiment.practice').click()
  for (let round = 0; round < 8; round++) {
    const middle = await page.locator('svg[data-middle]').getAttribute('data-middle')
    await page.keyboard.press(middle === 'left' ? 'f' : 'j')
  }
  await expect(button(page, 'experiment.begin')).toBeVisible()
  await expect(main(page).getByText(/8 of 8/)).toBeVisible()
  await look(page, 'the practice of the experiment')
  expect(problems).toEqual([])
})
