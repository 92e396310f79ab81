import { argon2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashSecret, matchesSecret } from '@/services/accounts/hash-secret'

/** As another installation, or an earlier or later release, stored it. */
const storedAt = (text: string, cost: { memory: number; passes: number; parallelism: number }): string => {
  const nonce = Buffer.from('sixteen bytes ok')
  const hash = argon2Sync('argon2id', { ...cost, tagLength: 32, message: text, nonce })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${hash.toString('base64url')}`
}

describe('a stored password', () => {
  it('costs 19 MiB and two passes where nobody says otherwise', async () => {
    expect(await hashSecret('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('is matched by its own text and by no other', async () => {
    const hash = await hashSecret('correct horse')
    expect(await matchesSecret({ text: 'correct horse', hash })).toBe(true)
    expect(await matchesSecret({ text: 'wrong horse', hash })).toBe(false)
  })

  it.each([[{ memory: 8, passes: 1, parallelism: 1 }], [{ memory: 1024, passes: 3, parallelism: 2 }]])(
    'is matched at the cost that its notation says: %j',
    async (cost) => {
      const hash = storedAt('correct horse', cost)
      expect(await matchesSecret({ text: 'correct horse', hash })).toBe(true)
      expect(await matchesSecret({ text: 'wrong horse', hash })).toBe(false)
    },
  )

  it('is matched by nothing where there is none', async () => {
    expect(await matchesSecret({ text: 'correct horse', hash: null })).toBe(false)
  })
})
