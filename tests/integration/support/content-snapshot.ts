import pg from 'pg'
import { isKept } from '@/cms/publishing/relations'
import { CACHE_TAGS } from '@/content/tags'
import { site } from '../../support/site'
import { localPayload } from './local-payload'

/** Everything that editors own as it stands; the answer puts it back, as often as needed, whatever was done to it since. */
export const keepContent = async (): Promise<() => Promise<void>> => {
  const { collections, globals } = (await localPayload()).config
  const owned = [...collections.filter(isKept), ...globals].map(({ slug }) => slug.replaceAll('-', '_'))
  const own = new RegExp(`^_?(?:${owned.join('|')})(?:_|$)`)
  const tables = await inOneGo(async (run) => {
    const rows = await run("select tablename as name from pg_tables where schemaname = 'public'")
    const names = rows.map(({ name }) => String(name)).filter((name) => own.test(name))
    await run('drop schema if exists kept cascade')
    await run('create schema kept')
    for (const name of names) await run(`create table kept."${name}" as table public."${name}"`)
    return names
  })
  return async () => {
    await inOneGo(async (run) => {
      // Neither the database's own rules nor their order matter: it is put back as it was.
      await run("set local session_replication_role = 'replica'")
      for (const name of tables) await run(`delete from public."${name}"`)
      for (const name of tables) await run(`insert into public."${name}" select * from kept."${name}"`)
    })
    await forgetPages()
  }
}

/** The site's cached pages of what editors own, as after a change of theirs. */
export const forgetPages = async (): Promise<void> => {
  const { url, secrets } = site()
  const answer = await fetch(`${url}/api/internal/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secrets.internal}` },
    body: JSON.stringify({ tags: CACHE_TAGS }),
  })
  if (!answer.ok) throw new Error(`The pages could not be forgotten: ${answer.status}`)
}

type Run = (statement: string) => Promise<Record<string, unknown>[]>

const inOneGo = async <Result>(work: (run: Run) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: site().databaseUrl, application_name: 'tests' })
  await client.connect()
  try {
    await client.query('begin')
    const result = await work(async (statement) => (await client.query(statement)).rows)
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}
