import type { PayloadRequest } from 'payload'
import { say } from '../admin/words/say'

/**
 * Each currency at most once in the rows of a list.
 * @param value the rows; in a form that is open, an empty list is the number 0.
 */
export const currencyOnce = (value: unknown, { req }: { req: PayloadRequest }): string | true => {
  const rows: { currency?: string }[] = Array.isArray(value) ? value : []
  return (
    new Set(rows.map(({ currency }) => currency)).size === rows.length ||
    say(req.i18n, 'refusals.currencyOnce')
  )
}
