import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { logger } from '@/gateways/logs/log'
import type { Movement, PaymentGateway } from '@/gateways/payments/gateway'
import { ledger_entries } from '@/payload-schema'
import { recordAnomaly } from '../anomalies/record-anomaly'
import type { Deps } from '../deps'
import { applyPaymentFact } from '../payments/apply-payment-fact'
import { readBalancedTo } from './balanced-to'
import { findUnmatchedEntries } from './find-unmatched-entries'
import { noteGatewayState } from './gateway-state'
import { keyOf } from './movement-key'
import { skipUnreadable } from './skip-unreadable'

const log = logger('money')

const HOUR_MS = 3_600_000
/** Providers' books close late: what is younger is looked at the next night. */
const SETTLING_MS = 4 * HOUR_MS
/** Each night looks back over the nights before: a line may be booked days after it happened. */
const OVERLAP_MS = 3 * 24 * HOUR_MS

type Span = { from: Date; to: Date }
type Line = typeof ledger_entries.$inferSelect

/**
 * Every night: holds each provider's books against ours, line by line and both ways. What stands there and not here is
 * booked by the one path of money; what then still differs is an anomaly.
 * @param of one gateway; without it all.
 * @param to up to when; for tests.
 */
export const balanceBooks = async (
  deps: Deps,
  { of, to }: { of?: string; to?: Date } = {},
): Promise<string> => {
  const said: string[] = []
  for (const gateway of Object.values(deps.payments)) {
    if (of !== undefined && gateway.id !== of) continue
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

const spanOf = async (deps: Deps, { gateway, to }: { gateway: PaymentGateway; to?: Date }): Promise<Span> => {
  const end = to ?? new Date(deps.now().getTime() - SETTLING_MS)
  const since = (await readBalancedTo(deps, { gateway: gateway.id })) ?? end
  return { from: new Date(since.getTime() - OVERLAP_MS), to: end }
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
  const stray = await findUnmatchedEntries(deps, { gateway, span, seen })
  return `${seen.size} movements, ${missing} were missing here, ${stray} are missing there`
}

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

/** Its line in our books, after its payment was asked about. */
const bookOne = async (
  deps: Deps,
  { gateway, movement }: { gateway: PaymentGateway; movement: Movement },
): Promise<Line | undefined> => {
  if (movement.intentId)
    await applyPaymentFact(deps, { provider: gateway.id, intentId: movement.intentId }).catch(
      (error: unknown) => skipUnreadable({ gateway, intentId: movement.intentId, error }),
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
