import { query } from './database'
import { eventually } from './storms'

/** As if the link of a sitting's letter had been opened in this mailbox. */
export const giveOpenedKey = ({ orderNumber, email }: { orderNumber: string; email: string }) =>
  query(
    `insert into sitting_keys (sitting_id, mailbox, how) select id, $2, 'link' from sittings where number = $1
     on conflict (sitting_id, mailbox) do update set how = 'link', ended_at = null`,
    [orderNumber, email.toLowerCase()],
  )

/** Until a mailbox has a key of a sitting: its letter went. */
export const waitForKey = (email: string): Promise<unknown> =>
  eventually(
    () => query('select 1 from sitting_keys where mailbox = $1 and ended_at is null', [email.toLowerCase()]),
    (rows) => rows.length > 0,
  )
