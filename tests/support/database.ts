import pg from 'pg'
import { site } from './site'

/** Runs one statement on the product's database. */
export const query = async <Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: site().databaseUrl, application_name: 'tests' })
  // A database that is killed says so to the client as well; the statement fails by itself.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Runs `work` while a transaction of our own holds what its statement locked; then lets go. */
export const holding = async (
  [text, values]: [text: string, values: unknown[]],
  work: () => Promise<unknown>,
): Promise<void> => {
  const client = new pg.Client({ connectionString: site().databaseUrl, application_name: 'tests' })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(text, values)
    await work()
  } finally {
    await client.end()
  }
}
