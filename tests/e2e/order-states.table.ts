import { expect } from '@playwright/test'
import { query } from '../support/database'
import { newCode } from '../support/promo'
import {
  amend,
  codeForPackages,
  enterCode,
  type Here,
  HOUR,
  lose,
  order,
  press,
  refuse,
  refusedOrder,
  routed,
  type State,
  TIERS,
  withCode,
} from './payment-acts'
import { payButton } from './way'

/** As a visitor whose country a proxy names, or whom another tab left behind: here the tab itself says it. */
const fromUnlisted = ({ page }: Here) => page.evaluate(() => sessionStorage.setItem('IQ-country_code', 'AQ'))

/** States of the buy box and of the choice before it that the way through the shop does not come by. */
export const ORDER_STATES: State[] = [
  {
    name: 'an unknown code',
    show: (here) => enterCode(here, 'NO-SUCH-CODE'),
    says: ['pay.promo.promoUnknown', ['pay.minimumAge', () => ({ age: 16 })]],
    button: true,
  },
  {
    name: 'an expired code',
    show: async (here) => enterCode(here, await newCode(20, { endsAt: new Date(Date.now() - HOUR) })),
    says: ['pay.promo.promoExpired'],
    button: true,
  },
  {
    name: 'a code that is used up',
    show: async (here) => {
      await refuse(here, 'sku.info', 'promoUsedUp', withCode)
      await enterCode(here, 'USED')
    },
    says: ['pay.promo.promoUsedUp'],
    button: true,
  },
  {
    name: 'a code for something else',
    show: async (here) => enterCode(here, await codeForPackages()),
    says: ['pay.promo.promoNotForSku'],
    button: true,
  },
  {
    name: 'too many codes, and the price without one',
    show: async (here) => {
      await refuse(here, 'sku.info', 429, withCode)
      await enterCode(here, 'ONE-MORE')
    },
    says: ['passing.tooOften.some'],
    hides: ['pay.promo.betterDiscount', 'pay.loadFailed'],
    button: true,
  },
  {
    name: 'a code that no answer came for',
    show: async (here) => {
      await lose(here, 'sku.info', withCode)
      await enterCode(here, 'LOST')
    },
    says: ['pay.network', 'pay.retry'],
    hides: ['pay.promo.betterDiscount'],
    button: false,
  },
  {
    name: 'a code that ends in some hours',
    show: async (here) => {
      const code = await newCode(20, { endsAt: new Date(Date.now() + 5 * HOUR) })
      await enterCode(here, code)
      await expect(here.page.getByText(here.t('pay.promo.applied', { code, percent: 20 }))).toBeVisible()
      await expect(here.page.getByRole('timer')).toContainText(/0[45]:\d\d:\d\d/)
    },
    says: ['pay.promo.remove'],
    button: true,
  },
  {
    name: 'a code that ends while it is looked at',
    show: async (here) => {
      const code = await newCode(20)
      const justBefore = () =>
        query("update promo_codes set ends_at = now() + interval '8 seconds' where code = $1", [code])
      await enterCode(here, code, { justBefore })
      await expect(here.page.getByRole('timer')).toBeVisible()
      await expect(here.page.getByText(here.t('pay.promo.promoExpired'))).toBeVisible({ timeout: 20_000 })
    },
    says: ['pay.promo.promoExpired'],
    button: true,
  },
  {
    name: 'boxes that are open',
    country: 'DE',
    show: async (here) => {
      await here.open(TIERS)
      await press(here)
    },
    says: ['pay.errors.terms', 'pay.errors.waiver'],
    button: true,
  },
  {
    name: 'a price that changed',
    show: async (here) => {
      await routed(here, {
        call: 'pay.create',
        by: (route) =>
          route.fulfill({ status: 400, json: { result: 400, message: 'malformed', issues: [] } }),
      })
      await order(here)
    },
    says: ['pay.errors.priceChanged'],
    button: true,
  },
  {
    name: 'boxes that changed',
    show: refusedOrder('waiverMissing'),
    says: ['pay.errors.boxesChanged'],
    button: true,
  },
  {
    name: 'an order with a code that was used up meanwhile',
    show: refusedOrder('promoUsedUp'),
    says: ['pay.promo.promoUsedUp'],
    hides: ['pay.errors.priceChanged'],
  },
  {
    name: 'orders too often',
    show: refusedOrder(429),
    says: ['passing.tooOften.some'],
    hides: ['pay.errors.orderFailed'],
  },
  { name: 'an order that failed', show: refusedOrder(500), says: ['pay.errors.orderFailed'] },
  {
    name: 'what cannot be bought',
    show: refusedOrder('skuUnavailable'),
    says: ['pay.errors.skuUnavailable'],
  },
  { name: 'what is owned', show: refusedOrder('alreadyOwned'), says: ['pay.errors.alreadyOwned'] },
  {
    name: 'an order without a network',
    show: async (here) => {
      await lose(here, 'pay.create')
      await order(here)
    },
    says: ['pay.errors.network'],
    button: true,
  },
  {
    name: 'nothing to buy',
    show: async (here) => {
      await amend(here, 'sku.list', () => ({ items: [] }))
      await here.open(TIERS)
    },
    says: ['pay.tiers.empty', 'pay.tiers.toTeaser'],
  },
  {
    name: 'a country that we do not sell to',
    show: async (here) => {
      await fromUnlisted(here)
      await here.open(TIERS)
    },
    says: ['pay.tiers.countryFirst'],
    hides: ['pay.loadFailed', 'pay.tiers.empty'],
    button: false,
  },
  {
    name: 'a country that was chosen in place of one that we do not sell to',
    show: async (here) => {
      await fromUnlisted(here)
      await here.open(TIERS)
      await here.page.getByRole('combobox', { name: here.t('pay.tiers.country') }).selectOption('US')
      await expect(payButton(here.page, here.locale, here.country)).toBeVisible()
    },
    says: ['pay.tiers.legend'],
    hides: ['pay.tiers.countryFirst'],
    button: true,
  },
  {
    name: 'everything owned',
    show: async (here) => {
      await amend(here, 'sku.list', ({ items }) => ({ items: items.map((sku) => ({ ...sku, owned: true })) }))
      await here.open(TIERS)
    },
    says: ['pay.tiers.allOwned', 'pay.tiers.toReport'],
  },
]
