import { expect, test } from '@playwright/test'
import { wordsOf } from './support'
import { PLACE } from './way'

const t = wordsOf('EN')

test('a reload resumes at the same question, with every tapped answer and the server’s time', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(`/answer_question/start_loading/${PLACE}?hl=EN`)
  await page.getByRole('button', { name: t('test.instructions.start'), exact: true }).click()
  const options = page.getByRole('radio')
  const heading = page.getByRole('heading', { level: 1 })
  for (const [index, choice] of [2, 4, 1].entries()) {
    await expect(heading).toHaveText(t('test.question.heading', { position: index + 1, total: 30 }))
    await options.nth(choice).click()
    await page.clock.fastForward(4_000)
    await page.getByRole('button', { name: t('test.question.next'), exact: true }).click()
  }
  await expect(heading).toHaveText(t('test.question.heading', { position: 4, total: 30 }))
  await page.reload()
  await expect(heading).toHaveText(t('test.question.heading', { position: 4, total: 30 }))
  for (const choice of [1, 4, 2]) {
    await page.clock.fastForward(1_000)
    await page.getByRole('button', { name: t('test.question.back'), exact: true }).click()
    await expect(options.nth(choice)).toHaveAttribute('aria-checked', 'true')
  }
})

test('answers tapped without a connection are kept and arrive when it is back', async ({ page, context }) => {
  await page.goto(`/answer_question/start_loading/${PLACE}?hl=EN`)
  await page.getByRole('button', { name: t('test.instructions.start'), exact: true }).click()
  const options = page.getByRole('radio')
  await expect(options).toHaveCount(6)
  await context.setOffline(true)
  await options.nth(5).click()
  await expect(options.nth(5)).toHaveAttribute('aria-checked', 'true')
  const kept = await page.evaluate(
    () => Object.entries(localStorage).filter(([name]) => name.startsWith('IQ-')).length,
  )
  expect(kept).toBeGreaterThan(0)
  await context.setOffline(false)
  await expect
    .poll(
      async () => {
        const response = await page.request.get(`/api/exam/sitting/current?appExamId=${PLACE}`)
        const { data } = (await response.json()) as { data: { answers: { choice: number }[] } }
        return data.answers.map(({ choice }) => choice)
      },
      { timeout: 20_000 },
    )
    .toEqual([5])
})
