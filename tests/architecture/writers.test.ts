import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { wrongWriters } from './writers'

const src = fileURLToPath(new URL('../../src', import.meta.url))

const sources = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.[cm]?tsx?$/.test(entry.name) && !/^payload-/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path: relative(src, path), text: readFileSync(path, 'utf8') }))

describe('the states of orders and attempts', () => {
  it('have one writer each', () => {
    expect(sources.length).toBeGreaterThan(200)
    expect(wrongWriters(sources)).toEqual([])
  })

  it.each([
    ["db.update(orders).set({ status: 'paid' })", 'sets a status of orders'],
    ['db.update( orders )\n  .set({ paidAt: now(), status })', 'sets a status of orders'],
    ['db.update(payment_attempts).set(values)', 'sets a status of payment_attempts'],
    ['db.update(payment_attempts).set({ ...values })', 'sets a status of payment_attempts'],
    ["db.insert(payment_attempts).values({ status: 'open' })", 'creates rows of payment_attempts'],
    ['db.insert(orders).values(row)', 'creates rows of orders'],
    ["db.execute(sql`update orders set status = 'paid'`)", 'writes orders by SQL'],
    ['db.execute(sql`insert into payment_attempts values (1)`)', 'writes payment_attempts by SQL'],
  ])('a planted breach is found: %s', (text, said) => {
    expect(wrongWriters([{ path: 'services/a.ts', text }])).toEqual([`services/a.ts ${said}`])
  })

  it('what sets something else is let be', () => {
    const text = 'db.update(payment_attempts).set({ askedAt: at(now()) }); db.update(orders).set({ email })'
    expect(wrongWriters([{ path: 'services/a.ts', text }])).toEqual([])
  })
})
