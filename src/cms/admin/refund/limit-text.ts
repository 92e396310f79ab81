import { moneyText } from '../money/money-text'
import type { ShownMoney } from './use-order-money'

/** What support may give back of one order, in words; empty for owners, who have no limit. */
export const limitText = ({ limit, currency }: ShownMoney, language: string): string =>
  limit === null ? '' : (moneyText({ amount: limit, currency, language }) ?? '')
