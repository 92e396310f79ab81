import { query } from '../support/database'
import { READ_BOOKS, type Violation } from '../support/money'

/** After the last browser test: whatever they did to the site, its books are in order. */
export default async function booksInOrder(): Promise<void> {
  const found = await query<Violation>(READ_BOOKS)
  if (found.length === 0) return
  const lines = found.map(({ invariant, ref, detail }) => `${invariant} ${ref}: ${detail}`)
  throw new Error(`The books are not in order (invariant_violations):\n${lines.join('\n')}`)
}
