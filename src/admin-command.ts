import pg from 'pg'
import { env } from './config/env.ts'

// For who cannot get into the admin any more: run on the machine, because whoever may run programs there may read the database
// anyway. It imports nothing that has to be built, so a checkout runs it as it is.

const USAGE = 'npm run admin -- totp-off|owner <e-mail of the colleague>'

type Found = { id: string; on: boolean }

/** Somebody's account, alone until the transaction ends, as everybody who changes one (cms/hooks/account-lock.ts). */
const lockAccount = async (client: pg.Client, email: string): Promise<Found> => {
  const { rows } = await client.query<Found>(
    'select id, totp_since is not null as on from admins where email = $1',
    [email],
  )
  const [admin] = rows
  if (!admin) throw new Error(`Nobody with the address ${email} works here.`)
  await client.query("select pg_advisory_xact_lock(hashtextextended('admin ' || $1, 0))", [admin.id])
  return admin
}

/** Switches off somebody's one-time codes and ends their sessions; the password stays. Logged as a command on the machine. */
const totpOff = async (client: pg.Client, email: string): Promise<string> => {
  const admin = await lockAccount(client, email)
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
  return admin.on
    ? `One-time codes of ${email} are off. The password is asked for as before; set up new codes under "Account".`
    : `${email} had no one-time codes; nothing is asked for beside the password.`
}

/** Makes somebody an owner beside what they are, where nobody is left who could. Their sessions end. Logged as the other. */
const makeOwner = async (client: pg.Client, email: string): Promise<string> => {
  const { id } = await lockAccount(client, email)
  // As everybody who changes who is an owner (cms/hooks/keep-owner.ts).
  await client.query("select pg_advisory_xact_lock(hashtextextended('roles of the staff', 0))")
  const { rowCount } = await client.query(
    `insert into admins_roles ("order", parent_id, value)
     select coalesce((select max("order") from admins_roles where parent_id = $1::uuid), 0) + 1, $1::uuid,
       'owner'::enum_admins_roles
     where not exists (select from admins_roles where parent_id = $1::uuid and value = 'owner')`,
    [id],
  )
  if (rowCount === 0) return `${email} is an owner already.`
  await client.query('delete from admins_sessions where _parent_id = $1', [id])
  await client.query(
    `insert into audit_entries (at, kind, action, subject_collection, subject_id, changes)
     values (now(), 'access', 'changed', 'admins', $1, '[{"path": "roles", "before": null, "after": "owner"}]')`,
    [id],
  )
  return `${email} is an owner from the next sign-in on.`
}

const COMMANDS = new Map([
  ['totp-off', totpOff],
  ['owner', makeOwner],
])

const run = async (): Promise<void> => {
  const [name = '', email = ''] = process.argv.slice(2)
  const { DATABASE_URL } = env()
  const command = COMMANDS.get(name)
  if (!command || email === '') throw new Error(`Usage: ${USAGE}`)
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set.')
  const client = new pg.Client(DATABASE_URL)
  await client.connect()
  try {
    await client.query('begin')
    const said = await command(client, email.trim().toLowerCase())
    await client.query('commit')
    console.log(said)
  } finally {
    // What failed is not committed.
    await client.end()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
