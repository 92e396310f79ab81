import { randomBytes } from 'node:crypto'
import { administer } from './administer'

// Before each file's own imports: a database of its own, copied from the seeded one, and the environment of the product.

const template = process.env.MONEY_RECORDS
if (!template) throw new Error('MONEY_RECORDS is not set: run the project money or money-deep.')
const url = new URL(template)
const name = `lab_${process.env.MONEY_RUN}_${randomBytes(6).toString('hex')}`
await administer(template, `create database "${name}" template "${url.pathname.slice(1)}"`)
url.pathname = `/${name}`

Object.assign(process.env, {
  DATABASE_URL: url.href,
  // A client that a crash took along does not come back to the pool.
  DATABASE_POOL: '100',
  SITE_URL: 'http://localhost:3000',
  PAYLOAD_SECRET: 'a secret of the lab and of nobody else',
  INTERNAL_TOKEN: 'a token of the lab and of nobody else',
  PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
})

// What the product logs about thousands of faults that are meant would bury the one that is not.
const write = process.stdout.write.bind(process.stdout)
const isLog = (chunk: unknown): boolean => typeof chunk === 'string' && chunk.startsWith('{"time":')
process.stdout.write = ((...args: Parameters<typeof write>) =>
  isLog(args[0]) || write(...args)) as typeof process.stdout.write
