import type { Limit } from '../../src/domain/api/call-row'
import { CALL_IDS, rowOf } from '../../src/domain/api/calls'
import { RESULTS, type ResultName } from '../../src/domain/api/results'
import { DEFAULT_TIER_PARTS, PERSON_PARTS, SKU_TIERS } from '../../src/domain/catalog/parts'
import { SITTING_STATES, type SittingEvent, transitionSitting } from '../../src/domain/exam/sitting-machine'
import { LOCALE_FACTS, LOCALES } from '../../src/domain/locale/locales'
import { BANDS } from '../../src/domain/measurement/norms'
import { ANOMALY_KINDS } from '../../src/domain/orders/anomaly-kinds'
import { ruleOf } from '../../src/domain/orders/anomaly-repairs'
import {
  ATTEMPT_EVENTS,
  ATTEMPT_STATUSES,
  type AttemptEvent,
  LIVE_ATTEMPT_STATUSES,
  transitionAttempt,
} from '../../src/domain/orders/attempt-machine'
import { NO_TOTALS } from '../../src/domain/orders/ledger'
import {
  GRANTING_STATUSES,
  ORDER_STATUSES,
  type OrderEvent,
  transitionOrder,
} from '../../src/domain/orders/order-machine'
import {
  nextRefund,
  OPEN_REFUND_STATUSES,
  REFUND_STATUSES,
  type RefundEvent,
} from '../../src/domain/orders/refund-machine'
import { LANDING_NAMES } from '../../src/domain/routing/landing-names'
import { ROUTE_IDS, ROUTES, type RouteRow } from '../../src/domain/routing/routes'
import { SEED_PRICES } from '../../src/seed/prices'
import { CONSTANTS } from './constants'
import { MESSAGES } from './messages'

/** Gives the text of a file of the project. */
type Read = (path: string) => string
type Tables = Record<string, string>

/** The tables of docs/product.md that are made from code, by the name in their markers. */
export const productTables = (read: Read): Tables => ({
  routes: routes(),
  calls: calls(),
  results: results(read),
  sitting: sitting(),
  order: order(),
  attempt: attempt(),
  refund: refund(),
  anomalies: anomalies(),
  messages: messages(read),
  constants: table(
    ['constant', 'value', 'where'],
    CONSTANTS.map(({ what, value, where }) => [what, value, code(where)]),
  ),
  bands: bands(),
  locales: locales(),
  tiers: tiers(),
})

const MARKED = /<!-- table: (\w+) -->\n[\s\S]*?<!-- end of table -->/g

/**
 * A document with its marked tables written anew.
 * @throws Error for a marker without a table and for a table without a marker.
 */
export const withTables = ({ text, tables }: { text: string; tables: Tables }): string => {
  const met = new Set<string>()
  const written = text.replace(MARKED, (_, name: string) => {
    const rows = tables[name]
    if (rows === undefined) throw new Error(`There is no table named ${name}.`)
    met.add(name)
    return `<!-- table: ${name} -->\n${rows}\n<!-- end of table -->`
  })
  const lost = Object.keys(tables).filter((name) => !met.has(name))
  if (lost.length > 0) throw new Error(`The document has no place for: ${lost.join(', ')}.`)
  return written
}

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const code = (text: string): string => `\`${text}\``

const routes = (): string =>
  table(
    ['route', 'path', 'aliases', 'state'],
    ROUTE_IDS.map((id) => {
      const row: RouteRow = ROUTES[id]
      return [code(id), code(row.path), row.aliases.map(code).join(', '), stateOf(row)]
    }),
  )

const stateOf = ({ built, scroll, path }: RouteRow): string => {
  if (!built) return 'not built yet'
  if (path.includes('{slug}'))
    return `built; a name is served while its page is published: ${LANDING_NAMES.join(', ')}`
  return scroll === 'keep' ? 'built; keeps its scroll position' : 'built'
}

const calls = (): string =>
  table(
    ['call', 'method and path', 'whose', 'what it is for', 'limit'],
    CALL_IDS.map((id) => {
      const row = rowOf(id)
      const { method, path, owner, purpose, limit } = row
      const whose = 'deed' in row ? `${owner}: ${row.deed}` : owner
      return [code(id), code(`${method} ${path}`), whose, purpose, limit ? limitInWords(limit) : '']
    }),
  )

/** Requests a browser, the window, requests an address, which count. */
const limitInWords = ({ max, windowSeconds, perIp = max * 5, perIpNew, onlyRefused }: Limit): string => {
  const window = windowSeconds === 60 ? 'a minute' : 'an hour'
  const which = onlyRefused ? `; only what is refused as \`${onlyRefused}\` counts` : ''
  const fresh = perIpNew === undefined ? '' : `, ${perIpNew} of browsers without a cookie`
  return `${max} ${window}; ${perIp} an address${fresh}${which}`
}

/** What a result code means, where no comment says it. */
const RESULT_MEANINGS: Partial<Record<ResultName, string>> = {
  ok: 'Success.',
  promoUnknown: 'There is no such promo code, or it does not hold yet.',
  promoExpired: 'The promo code has ended.',
  promoUsedUp: 'The promo code has no use left.',
  promoNotForSku: 'The promo code is not for this SKU.',
  promoNotInCurrency: 'The promo code takes off amounts, and none in the currency of the price.',
  methodUnavailable: 'The payment method is not offered here and now.',
}

const results = (read: Read): string => {
  const source = read('src/domain/api/results.ts')
  return table(
    ['result', 'name', 'meaning'],
    Object.entries(RESULTS).map(([name, result]) => [
      String(result),
      code(name),
      commentBefore({ source, key: name }) ?? RESULT_MEANINGS[name as ResultName] ?? '',
    ]),
  )
}

/** The one comment directly before a key of an object literal, without references to other documents. */
const commentBefore = ({ source, key }: { source: string; key: string }): string | null => {
  const escaped = key.replace(/[.$]/g, '\\$&')
  const [, said] = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*${escaped}:`).exec(source) ?? []
  return (
    said
      ?.replace(/\s*\n\s*\*\s*/g, ' ')
      .replace(/\s*\((?:DECISIONS|specification|MEASUREMENT|COMMERCE|docs\/)[^)]*\)/g, '')
      .trim() ?? null
  )
}

const NOW = new Date('2026-01-02T00:00:00Z')
const PAST = new Date('2026-01-01T00:00:00Z')
const DASH = '·'

const sitting = (): string => {
  const events: [string, SittingEvent][] = [
    ['confirm', { type: 'confirm' }],
    ['score: valid or caution', { type: 'score', verdict: 'valid' }],
    ['score: invalid', { type: 'score', verdict: 'invalid' }],
  ]
  const rows = SITTING_STATES.map((state) => {
    const from = { state, confirmedAt: null }
    const cells = events.map(([, event]) => {
      const result = transitionSitting(from, event, NOW)
      return result.kind === 'applied' ? code(result.state.state) : DASH
    })
    return [code(state), ...cells]
  })
  return table(['from', ...events.map(([name]) => name)], rows)
}

const order = (): string => {
  const paid = { ...NO_TOTALS, charged: 100 }
  const money = (totals: Partial<typeof NO_TOTALS>): OrderEvent => ({
    type: 'money_moved',
    totals: { ...paid, ...totals },
  })
  const events: [string, OrderEvent | null][] = [
    ['nothing charged', null],
    ['nothing charged, and its time is over', { type: 'expire', paymentUnderWay: false }],
    ['the price is charged (also after it expired)', money({})],
    ['a part of it went back', money({ refunded: 50 })],
    ['all of it went back', money({ refunded: 100 })],
    ['all of it went back, and that refund failed', money({ refunded: 100, refundFailed: 100 })],
    ['withheld by a dispute', money({ disputed: 100 })],
    ['the dispute was won', money({ disputed: 100, disputeWon: 100 })],
    ['the dispute was lost', money({ disputed: 100, disputeLost: 100 })],
  ]
  const from = { status: 'created', total: 100, totals: NO_TOTALS, paidAt: null, expiresAt: PAST } as const
  const rows = events.map(([name, event]) => {
    const result = event ? transitionOrder(from, event, NOW) : null
    const status = result?.kind === 'applied' ? result.state.status : from.status
    return [name, code(status), GRANTING_STATUSES.includes(status) ? 'yes' : 'no']
  })
  const lost = ORDER_STATUSES.filter((status) => !rows.some(([, met]) => met === code(status)))
  if (lost.length > 0) throw new Error(`No row leads to ${lost.join(', ')}.`)
  return table(['ledger', 'status', 'buyer may hold what was sold'], rows)
}

const attempt = (): string => {
  const columns = ATTEMPT_EVENTS.map((event): [string, AttemptEvent] => {
    if (event.type === 'provider_says') return [`provider: ${event.status}`, event]
    return [event.type === 'no_answer' ? `no_answer to ${event.asked}` : event.type, event]
  })
  const rows = ATTEMPT_STATUSES.map((status) => {
    const cells = columns.map(([, event]) => {
      // What needs that we know no intent yet is shown for an attempt without one.
      const steps = [true, false].map((hasIntent) => transitionAttempt({ status, hasIntent }, event))
      const moved = steps.find((step) => step.kind === 'applied')
      return moved?.kind === 'applied' ? code(moved.state.status) : DASH
    })
    return [code(status), LIVE_ATTEMPT_STATUSES.includes(status) ? 'yes' : 'no', ...cells]
  })
  return table(['from', 'live', ...columns.map(([name]) => name)], rows)
}

const refund = (): string => {
  const events: RefundEvent['type'][] = ['seen', 'accepted', 'no_answer', 'declined', 'failed']
  const rows = REFUND_STATUSES.map((status) => {
    const cells = events.map((type) => {
      const next = nextRefund(status, { type })
      return next === status ? DASH : code(next)
    })
    return [code(status), OPEN_REFUND_STATUSES.includes(status) ? 'yes' : 'no', ...cells]
  })
  return table(['from', 'may still take money out', ...events], rows)
}

const anomalies = (): string =>
  table(
    ['kind', 'what the button does', 'advice'],
    ANOMALY_KINDS.map((kind) => {
      const { repair, advice } = ruleOf(kind)
      return [code(kind), repair ? code(repair) : 'nothing; a person decides', code(advice)]
    }),
  )

const messages = (read: Read): string => {
  const textOf = (key: string): string => {
    const [namespace, ...path] = key.split('.')
    const words: unknown = JSON.parse(read(`locales/EN/${namespace}.json`))
    const found = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], words)
    if (typeof found !== 'string') throw new Error(`locales/EN has no text at ${key}.`)
    return found
  }
  return table(
    ['situation', 'English text', 'key in locales'],
    MESSAGES.map(({ situation, key }) => [situation, textOf(key), code(key)]),
  )
}

const bands = (): string =>
  table(
    ['class', 'IQ as displayed'],
    BANDS.map(({ id, from }, index) => {
      const next = BANDS[index + 1]?.from
      if (next === undefined) return [code(id), `${from} and above`]
      return [code(id), Number.isFinite(from) ? `${from} to ${next - 1}` : `${next - 1} and below`]
    }),
  )

const locales = (): string =>
  table(
    ['hl', 'tag', 'name', 'default country'],
    LOCALES.map((locale) => {
      const { tag, name, country } = LOCALE_FACTS[locale]
      return [code(locale), code(tag), name, country]
    }),
  )

const tiers = (): string => {
  const rows = SKU_TIERS.map((tier, index) => {
    const before = SKU_TIERS[index - 1]
    const own = DEFAULT_TIER_PARTS[tier].filter(
      (part) => !before || !DEFAULT_TIER_PARTS[before].includes(part),
    )
    const parts = own.map((part) =>
      PERSON_PARTS.includes(part) ? `${code(part)} (the person's)` : code(part),
    )
    const usd = ((SEED_PRICES[tier].USD ?? 0) / 100).toFixed(2)
    return [code(tier), `${before ? `all of ${code(before)}, and ` : ''}${parts.join(', ')}`, usd]
  })
  return table(['tier', 'parts', 'seeded price, USD'], rows)
}
