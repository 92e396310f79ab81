import { eq } from '@payloadcms/db-postgres/drizzle'
import { gateway_states } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'

type Database = Deps['payload']['db']['drizzle'] | TransactionHandle
type State = typeof gateway_states.$inferSelect

export const readGatewayState = async (db: Database, gateway: string): Promise<State | undefined> =>
  (await db.select().from(gateway_states).where(eq(gateway_states.gateway, gateway)))[0]

export const noteGatewayState = async (
  db: Database,
  { gateway, set }: { gateway: string; set: Partial<Omit<State, 'id' | 'gateway'>> },
): Promise<void> => {
  await db
    .insert(gateway_states)
    .values({ gateway, ...set })
    .onConflictDoUpdate({ target: gateway_states.gateway, set })
}
