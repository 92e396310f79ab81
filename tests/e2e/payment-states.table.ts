import { expect } from '@playwright/test'
import {
  button,
  CHECK,
  checkSays,
  expire,
  FAILED,
  formSays,
  lose,
  opened,
  PAYMENT,
  press,
  refuse,
  routed,
  type State,
  silenceForm,
  toForm,
} from './payment-acts'
import { chooseMethod } from './shop-abroad'
import { payButton } from './way'

/** States of the payment, its check and its failure that the way through the shop does not come by. */
export const PAYMENT_STATES: State[] = [
  {
    name: 'an order that expired',
    fresh: true,
    show: async (here) => {
      await expire(here)
      await here.open(PAYMENT)
    },
    says: ['pay.payment.expired', 'pay.payment.startOver'],
    button: false,
  },
  {
    name: 'a payment that could not be opened offline',
    show: async (here) => {
      await lose(here, 'pay.start')
      await here.open(PAYMENT)
    },
    says: ['pay.payment.startOffline', 'pay.retry'],
    button: false,
  },
  {
    name: 'a payment opened too often',
    show: async (here) => {
      await refuse(here, 'pay.start', 429)
      await here.open(PAYMENT)
    },
    says: ['passing.tooOften.some', 'pay.retry'],
    hides: ['pay.payment.unavailable'],
    button: false,
  },
  {
    name: 'a missing parameter where there is one method',
    show: async (here) => {
      await refuse(here, 'pay.start', 'methodUnavailable')
      await here.open(PAYMENT)
    },
    says: ['pay.payment.payCodeMissingOnly', 'pay.failed.support'],
    hides: ['pay.payment.otherMethod'],
    button: false,
  },
  {
    name: 'a missing parameter where there are more methods',
    country: 'NZ',
    show: async (here) => {
      await refuse(here, 'pay.start', 'methodUnavailable')
      await here.open(PAYMENT)
      await chooseMethod(here.page, 'stripe:card')
    },
    says: ['pay.payment.payCodeMissing', 'pay.payment.otherMethod'],
    button: false,
  },
  {
    name: 'a form that is not ready',
    show: async (here) => {
      await silenceForm(here)
      await here.open(PAYMENT)
      await expect(here.page.locator('iframe')).toBeAttached()
      await press(here)
    },
    says: ['pay.payment.formNotReady'],
    button: true,
  },
  {
    name: 'a press without a method',
    country: 'NZ',
    show: async (here) => {
      await here.open(PAYMENT)
      await expect(here.page.getByRole('radio')).toHaveCount(3)
      await press(here)
    },
    says: ['pay.payment.methodMissing'],
    button: true,
  },
  {
    name: 'no method at all',
    show: async (here) => {
      await routed(here, {
        call: 'payment.list',
        by: (route) => route.fulfill({ json: { result: 200, data: [] } }),
      })
      await here.open(PAYMENT)
    },
    says: ['pay.payment.noMethods'],
    button: false,
  },
  {
    name: 'a network that goes while the payment is checked, and comes back to no payment',
    show: async (here) => {
      const frame = await toForm(here)
      await lose(here, 'pay.check')
      await formSays(frame, 'succeeded')
      await expect(here.page.getByText(here.t('pay.payment.offline'))).toBeVisible()
      await expect(payButton(here.page, here.locale, here.country)).toHaveCount(0)
      await here.page.unrouteAll()
      await button(here, 'pay.payment.checkAgain').click()
    },
    says: ['pay.payment.notPaid'],
    hides: ['pay.payment.offline'],
    button: true,
  },
  {
    name: 'a server that cannot say what became of a payment',
    show: async (here) => {
      const frame = await toForm(here)
      await refuse(here, 'pay.check', 500)
      await formSays(frame, 'succeeded')
    },
    says: ['pay.payment.unchecked', 'pay.payment.checkAgain'],
    hides: ['pay.payment.offline'],
    button: false,
  },
  {
    name: 'a server that was asked too often what became of a payment',
    show: async (here) => {
      const frame = await toForm(here)
      await refuse(here, 'pay.check', 429)
      await formSays(frame, 'succeeded')
    },
    says: ['passing.tooOften.some', 'pay.payment.unchecked'],
    button: false,
  },
  {
    name: 'a form that takes no more cards',
    show: async (here) => {
      const frame = await toForm(here)
      await checkSays(here, { state: 'failed', failureCode: 'too_many_declines' })
      await formSays(frame, 'failed')
    },
    says: ['pay.decline.too_many_declines', 'pay.payment.newForm'],
    button: false,
  },
  { name: 'a check of nothing', show: opened(CHECK), says: ['pay.check.waiting', 'pay.check.backToPayment'] },
  {
    name: 'a check that takes long',
    show: async (here) => {
      await checkSays(here, { state: 'pending' })
      await here.open(CHECK)
      for (let asked = 0; asked < 11; asked += 1) {
        await button(here, 'pay.check.again').click()
        // Twice within 300 ms is one tap (docs/decisions/0029).
        await here.page.waitForTimeout(350)
      }
    },
    says: ['pay.check.text', ['pay.check.long', ({ email }) => ({ email })]],
  },
  {
    name: 'a check without a network',
    show: async (here) => {
      await lose(here, 'pay.check')
      await here.open(CHECK)
    },
    says: ['pay.check.offline'],
  },
  {
    name: 'a check too often',
    show: async (here) => {
      await refuse(here, 'pay.check', 429)
      await here.open(CHECK)
    },
    says: ['passing.tooOften.some'],
    hides: ['pay.check.offline'],
  },
  {
    name: 'no payment, on the screen of failures',
    show: opened(FAILED),
    says: ['pay.failed.title', 'pay.payment.notPaid', 'pay.failed.retry', 'pay.failed.support'],
    hides: ['pay.payment.otherMethod'],
  },
  {
    name: 'a declined payment, which leads to another method',
    country: 'NZ',
    show: async (here) => {
      await checkSays(here, { state: 'failed', failureCode: 'insufficient_funds' })
      await here.page.evaluate(() => sessionStorage.setItem('IQ-pay_method', 'stripe:card'))
      await here.open(FAILED)
      await expect(here.page.getByText(here.t('pay.decline.insufficient_funds'))).toBeVisible()
      await button(here, 'pay.payment.otherMethod').click()
      await expect(here.page.getByRole('radio')).toHaveCount(3)
      await expect(here.page.getByRole('radio', { checked: true })).toHaveCount(0)
    },
    says: ['pay.payment.methods'],
    button: true,
  },
  {
    name: 'an expired payment',
    fresh: true,
    show: async (here) => {
      await expire(here)
      await here.open(FAILED)
    },
    says: ['pay.payment.expiredTitle', 'pay.payment.expired', 'pay.payment.startOver'],
    hides: ['pay.failed.retry'],
  },
  {
    name: 'a refunded payment',
    show: async (here) => {
      await checkSays(here, { state: 'refunded' })
      await here.open(FAILED)
    },
    says: ['pay.failed.refundedTitle', 'pay.failed.refunded'],
  },
  {
    name: 'no order',
    show: async ({ page, locale }) => {
      await page.goto(`${PAYMENT}?hl=${locale}&orderNumber=000000000000`)
    },
    says: ['pay.noOrder.title', 'pay.noOrder.text', 'pay.noOrder.action'],
  },
]
