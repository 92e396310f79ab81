import { type Source, withoutComments } from './arrows'

/** Who alone writes a status, and who alone makes a row. */
const WRITERS = {
  orders: { moves: 'services/orders/move-order.ts', creates: 'services/orders/insert-order.ts' },
  payment_attempts: {
    moves: 'services/payments/move-attempt.ts',
    creates: 'services/payments/create-attempt.ts',
  },
} as const

/** Other writers of these tables, one sentence each. */
export const wrongWriters = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) => {
    const code = withoutComments(text)
    return Object.entries(WRITERS).flatMap(([table, { moves, creates }]) => [
      ...(path !== creates && new RegExp(`\\.insert\\(\\s*${table}\\s*\\)`).test(code)
        ? [`${path} creates rows of ${table}`]
        : []),
      ...(path !== moves && setsIn(code, table).some(mayHoldStatus)
        ? [`${path} sets a status of ${table}`]
        : []),
      ...(new RegExp(`\\b(?:update|insert\\s+into)\\s+"?${table}"?\\b`, 'i').test(code)
        ? [`${path} writes ${table} by SQL`]
        : []),
    ])
  })

/** What each `.update(table).set(…)` is given. */
const setsIn = (code: string, table: string): string[] =>
  [...code.matchAll(new RegExp(`\\.update\\(\\s*${table}\\s*\\)\\s*\\.set\\(`, 'g'))].map(
    ({ 0: found, index }) => {
      const start = index + found.length
      let depth = 1
      let end = start
      while (depth > 0 && end < code.length) {
        if (code[end] === '(') depth += 1
        if (code[end] === ')') depth -= 1
        end += 1
      }
      return code.slice(start, end - 1).trim()
    },
  )

/** A literal object says what it sets; whatever comes from elsewhere may hold a status. */
const mayHoldStatus = (values: string): boolean =>
  !values.startsWith('{') || values.includes('...') || /\bstatus\b/.test(values)
