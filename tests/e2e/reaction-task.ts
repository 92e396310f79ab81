import { expect, type Page } from '@playwright/test'
import { query } from '../support/database'
import { newVisitor } from '../support/visitor'
import { CARDS, enterCard, placeOrder, startPayment } from '../support/way'
import { answerSitting } from './prepare'
import { button } from './sitter'
import { wordsOf } from './support'
import { PLACE } from './way'

const t = wordsOf('EN')
export const words = (key: string): string => t(`test.confirm.reaction.${key}`)
export const own = (page: Page, key: string) => button(page, `test.confirm.reaction.${key}`)

/** All answers given; they wait to be confirmed, and the task is offered. */
export const toConfirm = async (page: Page): Promise<string> => {
  const orderNumber = await answerSitting(page)
  await page.goto(`/answer/submit/${PLACE}?hl=EN`)
  await expect(own(page, 'start')).toBeVisible()
  return orderNumber
}

export const storedTimes = async (orderNumber: string): Promise<number[] | null> =>
  (
    await query<{ reaction: number[] | null }>('select reaction from sittings where number = $1', [
      orderNumber,
    ])
  )[0]?.reaction ?? null

/** Confirms, buys the report by calls, and opens its dimensions. */
export const toDimensions = async (page: Page): Promise<void> => {
  await button(page, 'test.confirm.confirm').click()
  await expect(page.getByRole('heading', { name: t('test.email.title') })).toBeVisible({ timeout: 30_000 })
  const cookies = await page.context().cookies()
  const visitor = newVisitor({ cookies: new Map(cookies.map(({ name, value }) => [name, value])) })
  const sitting = await visitor.ok('sitting.current', { query: { appExamId: PLACE } })
  if (!sitting) throw new Error('The sitting is gone.')
  const email = `reaction-${sitting.orderNumber}@example.com`.toLowerCase()
  await visitor.ok('order.email', {
    body: { orderNumber: sitting.orderNumber, email, agreed: true, hl: 'EN' },
  })
  const { orderNumber } = await placeOrder(visitor, { sitting })
  await enterCard(await startPayment(visitor, orderNumber), CARDS.pays)
  expect(await visitor.ok('pay.check', { body: { orderNumber } })).toMatchObject({ state: 'paid' })
  await page.goto(`/report/result/${PLACE}?hl=EN`)
  await page.getByRole('tab', { name: t('report.result.dimensions') }).click()
  await expect(dimension(page, 'memory')).toBeVisible()
}

export const dimension = (page: Page, id: string) =>
  page.getByRole('heading', { level: 3, name: t(`iqReport.dimensions.names.${id}`), exact: true })
