import type { Payload, PayloadRequest } from 'payload'

type Drizzle = Payload['db']['drizzle']

/** The handle for SQL inside a request's transaction, or the pool's when it has none. */
export const handleOf = async ({ payload, transactionID }: PayloadRequest): Promise<Drizzle> => {
  const id = await transactionID
  const session = id === undefined ? undefined : payload.db.sessions?.[id]
  return (session?.db as Drizzle | undefined) ?? payload.db.drizzle
}
