import { query } from '../../support/database'

/**
 * Adds people who did what one buyer did: each row that hangs on the buyer's sitting is written again with other keys, so the
 * books stay in order.
 * @param like number of the sitting that was bought.
 * @param people how many.
 */
export const addOthers = async ({ like, people }: { like: string; people: number }): Promise<void> => {
  const batch = crypto.randomUUID()
  for (const { table, of, names } of ROWS) {
    const overrides = Object.entries({ id: idOf(table, 'own.id'), ...names }).map(
      ([column, value]) => `'${column}', ${value}`,
    )
    await query(
      `with own as materialized (
         select own.id, sat.id as sitting, bought.id as bought, to_jsonb(own) || $1::jsonb as base
         from sittings sat join orders bought on bought.sitting_id = sat.id and bought.paid_at is not null
           join ${table} own on ${of}
         where sat.number = '${like}')
       insert into ${table}
       select (jsonb_populate_record(null::${table}, own.base || jsonb_build_object(${overrides.join(', ')}))).*
       from own, generate_series(1, ${people}) as other (n)`.replaceAll('$batch', `'${batch}'`),
      [JSON.stringify(SMALLER[table] ?? {})],
    )
    await query(`analyze ${table}`)
  }
}

const idOf = (table: string, id: string) => `md5($batch || '${table}' || n || ${id})::uuid`
const KEY = '$batch || n || own.id'
const NUMBER = `upper(substr(md5(${KEY}), 1, 12))`
const SITTING = idOf('sittings', 'own.sitting')
const ORDER = idOf('orders', 'own.bought')
const EMAIL = `'other-' || n || '-' || $batch || '@example.com'`
const OF_SITTING = 'own.sitting_id = sat.id'
const OF_ORDER = 'own.order_id = bought.id'

/** Large values that nobody asks for are left out: writing them is most of the time. */
const SMALLER: Record<string, object> = {
  sittings: { form: { version: 'others', limitSeconds: 1500, questions: [] } },
  reports: { result: {} },
}

/** Tables, which of their rows are the buyer's, and the columns in which another one's differ. */
const ROWS: readonly { table: string; of: string; names: Record<string, string> }[] = [
  {
    table: 'sittings',
    of: 'own.id = sat.id',
    names: { number: NUMBER, visitor_hash: `md5($batch || n) || md5(n || $batch)`, email: EMAIL },
  },
  { table: 'reports', of: OF_SITTING, names: { sitting_id: SITTING } },
  { table: 'orders', of: 'own.id = bought.id', names: { number: NUMBER, sitting_id: SITTING, email: EMAIL } },
  {
    table: 'payment_attempts',
    of: OF_ORDER,
    names: { order_id: ORDER, idempotency_key: KEY, intent_id: KEY },
  },
  { table: 'ledger_entries', of: OF_ORDER, names: { order_id: ORDER, provider_ref: KEY } },
  { table: 'entitlements', of: OF_ORDER, names: { order_id: ORDER, sitting_id: SITTING } },
  { table: 'consents', of: OF_ORDER, names: { order_id: ORDER, sitting_id: SITTING } },
  { table: 'sitting_keys', of: OF_SITTING, names: { sitting_id: SITTING, mailbox: `own.id || ${EMAIL}` } },
  {
    table: 'mails',
    of: `own.params->>'orderId' = bought.id::text`,
    names: {
      to: EMAIL,
      key: KEY,
      message_id: KEY,
      params: `own.base->'params' || jsonb_build_object('orderId', ${ORDER})`,
    },
  },
]
