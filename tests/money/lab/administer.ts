import pg from 'pg'

/** One statement on the server's own database. */
export const administer = async (recordsUrl: string, statement: string): Promise<{ name?: string }[]> => {
  const url = new URL(recordsUrl)
  url.pathname = '/postgres'
  const client = new pg.Client(url.href)
  await client.connect()
  try {
    return (await client.query<{ name?: string }>(statement)).rows
  } finally {
    await client.end()
  }
}
