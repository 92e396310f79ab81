import pg from 'pg'
import { env } from './config/env.ts'

// For who cannot get into the admin any more: run on the machine, because whoever may run programs there may read the database
// anyway. It imports nothing that has to be built, so a checkout runs it as it is.

const USAGE = 'npm run admin -- totp-off <e-mail of the colleague>'

/** Switches off somebody's one-time codes and ends their sessions; the password stays. Logged as a command on the machine. */
const totpOff = async (client: pg.Client, email: string): Promise<string> => {
  await client.query('begin')
  const { rows } = await client.query<{ id: string; on: boolean }>(
    'select id, totp_since is not null as on from admins where email = $1',
    [email],
  )
  const [admin] = rows
  if (!admin) return `Nobody with the address ${email} works here.`
  // As everybody who changes an account (cms/hooks/account-lock.ts).
  await client.query("select pg_advisory_xact_lock(hashtextextended('admin ' || $1, 0))", [admin.id])
  await client.query(
    `update admins set totp_since = null, totp_secret = null, totp_last_step = null, recovery_codes = null,
       updated_at = now() where id = $1`,
    [admin.id],
  )
  await client.query('delete from admins_sessions where _parent_id = $1', [admin.id])
  await client.query(
    `insert into audit_entries (at, kind, action, subject_collection, subject_id)
     values (now(), 'access', 'totpOff', 'admins', $1)`,
    [admin.id],
  )
  await client.query('commit')
  return admin.on
    ? `One-time codes of ${email} are off. The password is asked for as before; set up new codes under "Account".`
    : `${email} had no one-time codes; nothing is asked for beside the password.`
}

const run = async (): Promise<void> => {
  const [command, email = ''] = process.argv.slice(2)
  const { DATABASE_URL } = env()
  if (command !== 'totp-off' || email === '') throw new Error(`Usage: ${USAGE}`)
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set.')
  const client = new pg.Client(DATABASE_URL)
  await client.connect()
  try {
    console.log(await totpOff(client, email.trim().toLowerCase()))
  } finally {
    await client.end()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
