import { expect, test } from '@playwright/test'
import { confirmSitting } from './prepare'
import { look, watchConsole, wordsOf } from './support'
import { PLACE } from './way'

const t = wordsOf('EN')

test('a careless sitting is told that it cannot be analysed, is never asked to pay, and may be taken again', async ({
  page,
}) => {
  const { problems } = watchConsole(page)
  await confirmSitting(page, { careless: true })
  await page.goto(`/paying/scheme/${PLACE}?hl=EN`)
  await expect(page.getByRole('heading', { name: t('test.abnormal.title') })).toBeVisible()
  await expect(page.getByText(t('test.abnormal.text'))).toBeVisible()
  await look(page, 'abnormal', { axe: true })
  await expect(page.getByRole('link', { name: t('test.abnormal.contact'), exact: true })).toHaveAttribute(
    'href',
    /\/support\/iq-1/,
  )
  await page.getByRole('button', { name: t('test.abnormal.retest') }).click()
  await expect(page.getByRole('radio')).toHaveCount(6)
  expect(problems).toEqual([])
})

test('a visitor without a sitting is led from every later screen to where the way begins @deep', async ({
  page,
}) => {
  for (const path of [
    '/answer_question/standard',
    '/answer/submit',
    '/answer/loading',
    '/answer/email',
    '/answer/abnormal',
    '/paying/scheme',
  ]) {
    await page.goto(`${path}/${PLACE}?hl=EN`)
    await expect(page, path).toHaveURL(/\/answer_question\/start_loading\/iq-1/)
    await expect(page.getByRole('button', { name: t('test.instructions.start'), exact: true })).toBeVisible()
  }
})
