import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { ensureCustomer } from '@/services/accounts/begin-account'
import { inTransaction } from '@/services/transaction'
import { labOfFile } from './lab/lab-of-file'

const lab = labOfFile()

const email = 'leaves-meanwhile@example.com'
/** Every insert into customers waits at its end for whoever holds this lock, also one that found somebody there. */
const STOP = 4_711
const STOPPED = `select count(*)::int as found from pg_locks where locktype = 'advisory' and objid = ${STOP} and not granted`

it('begins an account whose customer is erased just as they were found', async () => {
  const { deps, query } = lab()
  await query(`create function stop_after_insert() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${STOP}); return null; end $$`)
  await query(`create trigger stop_after_insert after insert on customers
    for each statement execute function stop_after_insert()`)
  const ensure = () => inTransaction(deps, ({ db }) => ensureCustomer(db, { email, locale: 'EN' }))
  const first = await ensure()
  expect(await ensure()).toBe(first)

  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await holder.connect()
  try {
    await holder.query(`select pg_advisory_lock(${STOP})`)
    const again = ensure()
    await vi.waitFor(async () => expect(await query(STOPPED)).toEqual([{ found: 1 }]), {
      timeout: 30_000,
      interval: 20,
    })
    await query('delete from customers where id = $1', [first])
    await holder.query(`select pg_advisory_unlock(${STOP})`)
    const second = await again
    expect(second).not.toBe(first)
    expect(await query('select id from customers where email = $1', [email])).toEqual([{ id: second }])
  } finally {
    await holder.end()
    await query('drop trigger stop_after_insert on customers')
  }
})
