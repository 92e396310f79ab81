import { logger } from '@/gateways/logs/log'
import type { PaymentGateway, ProviderEvent } from '@/gateways/payments/gateway'
import { provider_events } from '@/payload-schema'
import type { Deps } from '../deps'
import { noteGatewayState, readGatewayState } from '../reconciliation/gateway-state'
import { inTransaction } from '../transaction'

const log = logger('money')

const MOST_PAGES = 200

/**
 * Every ten minutes: asks each provider for what it has told since the last time, so that webhooks that never arrived
 * are in the inbox as well. A provider that does not answer is asked again the next time, from the same place.
 */
export const pullEvents = async (deps: Deps): Promise<string> => {
  const said: string[] = []
  for (const gateway of Object.values(deps.payments)) {
    try {
      said.push(`${gateway.id}: ${await pull(deps, gateway)} new`)
    } catch (error) {
      log.warn('the provider did not tell its events', { provider: gateway.id, error })
      const lastError = `events: ${error instanceof Error ? error.message : String(error)}`
      await noteGatewayState(deps.payload.db.drizzle, { gateway: gateway.id, set: { lastError } })
      said.push(`${gateway.id}: no answer`)
    }
  }
  return `pulled events, ${said.join(', ') || 'no gateway is on'}`
}

const pull = async (deps: Deps, gateway: PaymentGateway): Promise<number> => {
  const state = await readGatewayState(deps.payload.db.drizzle, gateway.id)
  // What went wrong with the books at night stays to be read until the next night.
  const lastError = state?.lastError?.startsWith('books: ') ? state.lastError : null
  let since = state?.eventsCursor ?? null
  let found = 0
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { events, cursor, hasMore } = await gateway.listEvents({ since })
    found += await keep(deps, { gateway, events, cursor, lastError })
    since = cursor
    if (!hasMore) break
  }
  return found
}

/** Events and cursor in one transaction: none is skipped, whenever we die. */
const keep = (
  deps: Deps,
  {
    gateway,
    events,
    cursor,
    lastError,
  }: {
    gateway: PaymentGateway
    events: ProviderEvent[]
    cursor: string | null
    lastError: string | null
  },
): Promise<number> =>
  inTransaction(deps, async ({ db }) => {
    const ours = events.filter(({ livemode }) => livemode === gateway.livemode)
    const rows = ours.length
      ? await db
          .insert(provider_events)
          .values(
            ours.map(({ eventId, type, intentId }) => ({
              provider: gateway.id,
              eventId,
              type,
              intentId,
              state: 'received' as const,
            })),
          )
          .onConflictDoNothing()
          .returning({ id: provider_events.id })
      : []
    await noteGatewayState(db, {
      gateway: gateway.id,
      set: { eventsCursor: cursor, eventsPulledAt: deps.now().toISOString(), lastError },
    })
    return rows.length
  })
