// DATABASE_URL=postgres://…@127.0.0.1:…/plumbline npx tsx tests/support/tell.ts — something to look at, in a database to throw away.
import pg from 'pg'
import { tellPlausibleHistory } from './plausible-history'

const url = new URL(process.env.DATABASE_URL ?? 'postgres://none')
if (!['127.0.0.1', 'localhost'].includes(url.hostname))
  throw new Error('History is made up only in a database of this machine: set DATABASE_URL.')
const db = new pg.Client(url.href)
await db.connect()
await db.query('begin')
await tellPlausibleHistory(db, { now: new Date() })
await db.query('commit')
await db.end()
