import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSignedForStaff } from '@/front/staff'

const secret = 'the secret of this installation'
const now = 1_800_000_000
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const token = ({ with: key = secret, collection = 'admins', exp = now + 1, alg = 'HS256' } = {}): string => {
  const text = `${part({ alg, typ: 'JWT' })}.${part({ id: '1', collection, exp })}`
  const hashed = createHash('sha256').update(key).digest('hex').slice(0, 32)
  return `${text}.${createHmac('sha256', hashed).update(text).digest('base64url')}`
}
const judge = (cookie?: string) => isSignedForStaff({ cookie, secret, nowSeconds: now })

describe('a session of staff', () => {
  it.each([
    ['alone', `plumbline-token=${token()}`],
    ['among others', `a=b; plumbline-token=${token()}; c=d`],
    ['on https', `__Host-plumbline-token=${token()}`],
  ])('is known %s', (_, cookie) => {
    expect(judge(cookie)).toBe(true)
  })

  it.each([
    ['no cookie', undefined],
    ['none among others', 'a=b; plumbline-visitor=x'],
    ['one that is past', `plumbline-token=${token({ exp: now })}`],
    ['a customer’s', `plumbline-token=${token({ collection: 'customers' })}`],
    ['one of another secret', `plumbline-token=${token({ with: 'another' })}`],
    [
      'one without a signature',
      `plumbline-token=${token({ alg: 'none' }).split('.').slice(0, 2).join('.')}.`,
    ],
    ['one with an empty signature', `plumbline-token=${token().split('.').slice(0, 2).join('.')}.AA`],
    ['one whose text was changed', `plumbline-token=${token().replace(/\.(\w)/, '.e$1')}`],
    ['another cookie of that ending', `xplumbline-token=${token()}`],
    ['words', 'plumbline-token=a.b.c'],
  ])('is not %s', (_, cookie) => {
    expect(judge(cookie)).toBe(false)
  })
})
