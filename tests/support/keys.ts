import { query } from './database'
import { eventually } from './storms'

/** Until a mailbox has a key of a sitting: its letter went. */
export const waitForKey = (email: string): Promise<unknown> =>
  eventually(
    () => query('select 1 from sitting_keys where mailbox = $1 and ended_at is null', [email.toLowerCase()]),
    (rows) => rows.length > 0,
  )
