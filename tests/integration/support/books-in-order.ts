import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { READ_BOOKS, type Violation } from '../../support/money'
import { persist } from '../../support/purchase'
import { site } from '../../support/site'
import './as-the-site'

// Around every file of the integration tests (vitest.config.ts): whatever a test does to the site, its books are in order
// afterwards. Each violation fails one test, the first after which it is seen; what files before left is theirs.

let client: pg.Client | undefined
const told = new Set<string>()

/** Tests stop the database, too: then the answer is waited for. */
const read = (): Promise<Violation[]> =>
  persist(async () => {
    client ??= await connect()
    return (await client.query<Violation>({ name: 'books', text: READ_BOOKS })).rows
  })

const connect = async (): Promise<pg.Client> => {
  const fresh = new pg.Client({ connectionString: site().databaseUrl, application_name: 'tests' })
  const forget = () => {
    if (client === fresh) client = undefined
  }
  fresh.on('error', forget)
  fresh.on('end', forget)
  await fresh.connect()
  return fresh
}

const news = async (): Promise<string[]> => {
  const lines = (await read()).map(({ invariant, ref, detail }) => `${invariant} ${ref}: ${detail}`)
  const fresh = lines.filter((line) => !told.has(line))
  for (const line of fresh) told.add(line)
  return fresh
}

const expectNoNews = async () => expect(await news(), 'invariant_violations').toEqual([])

beforeAll(async () => {
  await news()
})
afterEach(expectNoNews)
afterAll(async () => {
  await expectNoNews()
  await client?.end()
})
