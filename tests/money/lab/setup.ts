import { randomBytes } from 'node:crypto'
import { copyRecords } from '../../../scripts/test/copy-records'
import { administer } from './administer'

// Before each file's own imports: a database of its own, copied from the seeded one, and the environment of the product.
// Files that follow one another in the same process share the modules and the database's name, never its content.

const template = process.env.MONEY_RECORDS
if (!template) throw new Error('MONEY_RECORDS is not set: run the project money or money-deep.')
const before = process.env.MONEY_DATABASE
const name = before ?? `lab_${process.env.MONEY_RUN}_${randomBytes(6).toString('hex')}`
process.env.MONEY_DATABASE = name
if (before) await administer(template, `drop database "${before}" with (force)`)

Object.assign(process.env, {
  DATABASE_URL: await copyRecords(template, name),
  // A client that a crash took along does not come back to the pool.
  DATABASE_POOL: '100',
  SITE_URL: 'http://localhost:3000',
  PAYLOAD_SECRET: 'a secret of the lab and of nobody else',
  INTERNAL_TOKEN: 'a token of the lab and of nobody else',
  PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
  // Each first purchase makes an account. The folder is not there: nobody arms failpoints here by files.
  CHEAP_SECRETS: '1',
  FAILPOINTS_DIR: `/nowhere/${name}`,
})

// What the product logs about thousands of faults that are meant would bury the one that is not.
if (!before) {
  const write = process.stdout.write.bind(process.stdout)
  const isLog = (chunk: unknown): boolean => typeof chunk === 'string' && chunk.startsWith('{"time":')
  process.stdout.write = ((...args: Parameters<typeof write>) =>
    isLog(args[0]) || write(...args)) as typeof process.stdout.write
}
