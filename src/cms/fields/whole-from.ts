import type { PayloadRequest } from 'payload'
import { say } from '../admin/words/say'

/** Takes whole numbers from `low` to `high`, both included; nothing at all where the field is optional. */
export const wholeFrom =
  (low: number, high = Number.POSITIVE_INFINITY, { optional = false } = {}) =>
  (value: unknown, { req }: { req: PayloadRequest }): true | string =>
    (optional && (value === null || value === undefined)) ||
    (Number.isInteger(value) && Number(value) >= low && Number(value) <= high) ||
    say(req.i18n, Number.isFinite(high) ? 'refusals.wholeBetween' : 'refusals.wholeFrom', { low, high })
