import { and, eq, gte, inArray, lt, min } from '@payloadcms/db-postgres/drizzle'
import { logger } from '@/gateways/logs/log'
import type { Movement, PaymentGateway } from '@/gateways/payments/gateway'
import { GatewayError, isSilence } from '@/gateways/payments/gateway-error'
import { ledger_entries, orders } from '@/payload-schema'
import type { Deps } from '../deps'
import { applyPaymentFact } from '../payments/apply-payment-fact'
import { fetchFact } from '../payments/fetch-fact'
import { noteGatewayState, readGatewayState } from './gateway-state'
import { recordAnomaly } from './record-anomaly'

const log = logger('money')

const HOUR_MS = 3_600_000
/** Providers' books close late: what is younger is looked at the next night. */
const SETTLING_MS = 4 * HOUR_MS
/** Each night looks back over the nights before: a line may be booked days after it happened. */
const OVERLAP_MS = 3 * 24 * HOUR_MS
const KINDS = ['charge', 'refund', 'dispute', 'dispute_won'] as const

type Span = { from: Date; to: Date }
type Line = typeof ledger_entries.$inferSelect

/**
 * Every night: holds each provider's books against ours, line by line and both ways. What stands there and not here is
 * booked by the one path of money; what then still differs is an anomaly.
 * @param to up to when; for tests.
 */
export const balanceBooks = async (deps: Deps, { to }: { to?: Date } = {}): Promise<string> => {
  const said: string[] = []
  for (const gateway of Object.values(deps.payments)) {
    try {
      const span = await spanOf(deps, { gateway, to })
      said.push(`${gateway.id}: ${await balance(deps, { gateway, span })}`)
      await noteGatewayState(deps.payload.db.drizzle, {
        gateway: gateway.id,
        set: { balancedTo: span.to.toISOString(), balancedAt: deps.now().toISOString(), lastError: null },
      })
    } catch (error) {
      log.warn('the books could not be balanced', { provider: gateway.id, error })
      const lastError = `books: ${error instanceof Error ? error.message : String(error)}`
      await noteGatewayState(deps.payload.db.drizzle, { gateway: gateway.id, set: { lastError } })
      said.push(`${gateway.id}: no answer`)
    }
  }
  return `balanced the books, ${said.join(', ') || 'no gateway is on'}`
}

const spanOf = async (
  { payload, now }: Deps,
  { gateway, to }: { gateway: PaymentGateway; to?: Date },
): Promise<Span> => {
  const db = payload.db.drizzle
  const end = to ?? new Date(now().getTime() - SETTLING_MS)
  const balanced = (await readGatewayState(db, gateway.id))?.balancedTo
  if (balanced) return { from: new Date(new Date(balanced).getTime() - OVERLAP_MS), to: end }
  const [first] = await db.select({ at: min(orders.createdAt) }).from(orders)
  return { from: new Date(new Date(first?.at ?? end).getTime() - OVERLAP_MS), to: end }
}

const balance = async (
  deps: Deps,
  { gateway, span }: { gateway: PaymentGateway; span: Span },
): Promise<string> => {
  const seen = new Set<string>()
  let cursor: string | null = null
  let missing = 0
  do {
    const page: Awaited<ReturnType<PaymentGateway['listMovements']>> = await gateway.listMovements({
      ...span,
      cursor,
    })
    for (const movement of page.movements) seen.add(keyOf(movement))
    missing += await bookMissing(deps, { gateway, movements: page.movements })
    cursor = page.hasMore ? page.cursor : null
  } while (cursor !== null)
  const stray = await findStray(deps, { gateway, span, seen })
  return `${seen.size} movements, ${missing} were missing here, ${stray} are missing there`
}

const keyOf = ({ kind, ref }: { kind: string; ref: string }): string => `${kind} ${ref}`

/** What the provider has and we have not. */
const bookMissing = async (
  deps: Deps,
  { gateway, movements }: { gateway: PaymentGateway; movements: Movement[] },
): Promise<number> => {
  const known = await linesOf(deps, { gateway, movements })
  let missing = 0
  for (const movement of movements) {
    const before = known.get(keyOf(movement))
    // A payment that does not bear our mark is another shop's; what came of it is looked at, for the mark may be an older one.
    if (movement.kind === 'charge' && !movement.ours && !before) continue
    if (agrees(movement, before)) continue
    const line = await bookOne(deps, { gateway, movement })
    if (agrees(movement, line)) {
      missing += 1
      continue
    }
    if (!movement.ours && !line) continue
    missing += 1
    await recordAnomaly(deps, {
      kind: line ? 'movement_unlike_ledger' : 'movement_without_ledger',
      ref: `${gateway.id}:${movement.kind}:${movement.ref}`,
      ...(line ? { order: line.order } : {}),
      detail: { amount: movement.amount, currency: movement.currency, booked: line?.amount ?? null },
    })
  }
  return missing
}

/** A payment whose answer cannot be read holds up no other; a provider that is silent is asked the next night. */
const unreadable = ({
  gateway,
  intentId,
  error,
}: {
  gateway: PaymentGateway
  intentId: string | null
  error: unknown
}): null => {
  if (!(error instanceof GatewayError) || isSilence(error)) throw error
  log.error('a payment could not be read', { provider: gateway.id, intent: intentId, error })
  return null
}

/** Its line in our books, after its payment was asked about. */
const bookOne = async (
  deps: Deps,
  { gateway, movement }: { gateway: PaymentGateway; movement: Movement },
): Promise<Line | undefined> => {
  if (movement.intentId)
    await applyPaymentFact(deps, { provider: gateway.id, intentId: movement.intentId }).catch(
      (error: unknown) => unreadable({ gateway, intentId: movement.intentId, error }),
    )
  return (await linesOf(deps, { gateway, movements: [movement] })).get(keyOf(movement))
}

const agrees = ({ amount, currency }: Movement, line: Line | undefined): boolean =>
  line !== undefined && line.amount === amount && line.currency === currency

const linesOf = async (
  { payload }: Deps,
  { gateway, movements }: { gateway: PaymentGateway; movements: Movement[] },
): Promise<Map<string, Line>> => {
  if (movements.length === 0) return new Map()
  const rows = await payload.db.drizzle
    .select()
    .from(ledger_entries)
    .where(
      and(
        eq(ledger_entries.provider, gateway.id),
        inArray(
          ledger_entries.providerRef,
          movements.map(({ ref }) => ref),
        ),
      ),
    )
  return new Map(rows.map((row) => [keyOf({ kind: row.kind, ref: row.providerRef }), row]))
}

/** What we have and the provider has not. A line that was booked late stands in an earlier page of theirs: it is asked for itself. */
const findStray = async (
  deps: Deps,
  { gateway, span, seen }: { gateway: PaymentGateway; span: Span; seen: ReadonlySet<string> },
): Promise<number> => {
  const rows = await deps.payload.db.drizzle
    .select()
    .from(ledger_entries)
    .where(
      and(
        eq(ledger_entries.provider, gateway.id),
        inArray(ledger_entries.kind, [...KINDS]),
        gte(ledger_entries.createdAt, span.from.toISOString()),
        lt(ledger_entries.createdAt, span.to.toISOString()),
      ),
    )
  let stray = 0
  for (const line of rows) {
    if (seen.has(keyOf({ kind: line.kind, ref: line.providerRef }))) continue
    if (await isInItsPayment(deps, { gateway, line })) continue
    stray += 1
    await recordAnomaly(deps, {
      kind: 'ledger_without_movement',
      ref: `${gateway.id}:${line.kind}:${line.providerRef}`,
      order: line.order,
      detail: { amount: line.amount, currency: line.currency },
    })
  }
  return stray
}

const isInItsPayment = async (
  { payload }: Deps,
  { gateway, line }: { gateway: PaymentGateway; line: Line },
): Promise<boolean> => {
  const attempts = await payload.db.drizzle.query.payment_attempts.findMany({
    where: (attempt, { and: all, eq: is }) =>
      all(is(attempt.order, line.order), is(attempt.provider, gateway.id)),
  })
  for (const { intentId } of attempts) {
    if (!intentId) continue
    const fact = await fetchFact({ gateway, intentId, close: false }).catch((error: unknown) =>
      unreadable({ gateway, intentId, error }),
    )
    if (!fact) continue
    const { charges, refunds, failedRefunds = [], disputes = [] } = fact
    const refs = [...charges, ...refunds, ...failedRefunds, ...disputes].filter(
      ({ amount }) => amount === line.amount,
    )
    if (refs.some(({ ref }) => ref === line.providerRef)) return true
  }
  return false
}
