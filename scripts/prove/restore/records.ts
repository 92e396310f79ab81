import { DatabaseSync } from 'node:sqlite'

/** Of each table: its rows by id, with the moment of their last change (milliseconds since 1970) and a digest of all columns. */
export type Digests = Record<string, Map<string, { at: number; digest: string }>>

const TABLES = ['answers', 'reports', 'orders', 'ledger_entries', 'entitlements'] as const

type Row = { id: string; at: Date; digest: string }

export const digestsOf = async (ask: (text: string) => Promise<unknown[]>): Promise<Digests> =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(async (table) => {
        const rows = (await ask(
          `select id::text, updated_at as at, md5(t::text) as digest from "${table}" t`,
        )) as Row[]
        return [table, new Map(rows.map(({ id, at, digest }) => [id, { at: at.getTime(), digest }]))] as const
      }),
    ),
  )

/** What the sandbox gateway took, by its own store: the charge and the payment that it belongs to. */
export const chargesOf = (books: string): { charge: string; intent: string }[] => {
  const store = new DatabaseSync(books, { readOnly: true })
  try {
    return store.prepare('select id as charge, intent_id as intent from charges').all() as {
      charge: string
      intent: string
    }[]
  } finally {
    store.close()
  }
}
