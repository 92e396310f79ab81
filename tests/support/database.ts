import pg from 'pg'
import { site } from './site'

let pool: pg.Pool | undefined
let openedUrl: string | undefined

/** Kept open, because a connection costs more than most statements; nobody waits for it to end. A restored site has another address. */
const opened = (): pg.Pool => {
  const { databaseUrl } = site()
  if (pool && openedUrl === databaseUrl) return pool
  openedUrl = databaseUrl
  pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'tests',
    max: 10,
    allowExitOnIdle: true,
  })
  // A database that is killed says so to every idle connection as well; the next statement opens another.
  pool.on('error', () => {})
  return pool
}

/** Runs one statement on the product's database. */
export const query = async <Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => (await opened().query<Row>(text, values)).rows

/**
 * Runs `work` while a transaction of our own holds what its statement locked; then lets go. What it should leave behind, `work`
 * does and commits by the statement that it is handed.
 */
export const holding = async (
  [text, values]: [text: string, values: unknown[]],
  work: (statement: (text: string, values?: unknown[]) => Promise<pg.QueryResult>) => Promise<unknown>,
): Promise<void> => {
  const client = new pg.Client({ connectionString: site().databaseUrl, application_name: 'tests' })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(text, values)
    await work((then, its = []) => client.query(then, its))
  } finally {
    await client.end()
  }
}
