import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type Queryable, replicaReads } from '@/gateways/database/replica-reads'

const PATIENT = { behindMs: 60_000, lookEveryMs: 1, restMs: 60_000 }
const HASTY = { ...PATIENT, behindMs: 0 }

const primary: Queryable = { query: async () => ({ rows: [{ lsn: '0/3000060' }] }) }
/** A driver that says in turn whether the replica has what was asked for, then always the last. */
const replicaThatSays = (...answers: (boolean | null | Error)[]) => {
  const asked: unknown[] = []
  const query: Queryable['query'] = async (_, values) => {
    asked.push(values)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return { rows: [{ there: answer }] }
  }
  return { query, asked }
}

describe('a read of what editors write', () => {
  it('goes to a replica that has what the primary had written', async () => {
    const replica = replicaThatSays(true)
    const reads = replicaReads(replica, PATIENT)
    expect(await reads.read(primary, async () => reads.isUnderWay())).toBe(true)
    expect(replica.asked).toEqual([['0/3000060']])
    expect(reads.isUnderWay()).toBe(false)
  })

  it('waits for a replica that is a little behind', async () => {
    const reads = replicaReads(replicaThatSays(false, false, true), PATIENT)
    expect(await reads.read(primary, async () => reads.isUnderWay())).toBe(true)
  })

  it.each([
    ['is behind', false],
    ['is none', null],
    ['is not there', new Error('ECONNREFUSED')],
  ])('goes to the primary where the replica %s, and the next ones do not even ask', async (_, says) => {
    const replica = replicaThatSays(says)
    const reads = replicaReads(replica, HASTY)
    expect(await reads.read(primary, async () => reads.isUnderWay())).toBe(false)
    expect(await reads.read(primary, async () => reads.isUnderWay())).toBe(false)
    expect(replica.asked).toHaveLength(1)
  })

  it('begins anew on the primary when the replica gives up in the middle', async () => {
    const reads = replicaReads(replicaThatSays(true), PATIENT)
    const ran: boolean[] = []
    const read = async () => {
      await wait(0)
      ran.push(reads.isUnderWay())
      if (reads.isUnderWay()) throw new Error('canceling statement due to conflict with recovery')
      return 'read'
    }
    expect(await reads.read(primary, read)).toBe('read')
    expect(ran).toEqual([true, false])
  })

  it('fails as it would without a replica when it fails on the primary as well', async () => {
    const reads = replicaReads(replicaThatSays(true), PATIENT)
    const failing = () => reads.read(primary, () => Promise.reject(new Error('no such table')))
    await expect(failing()).rejects.toThrow('no such table')
  })

  it('goes to the primary where that cannot say what it has written', async () => {
    const reads = replicaReads(replicaThatSays(true), PATIENT)
    const away: Queryable = { query: () => Promise.reject(new Error('away')) }
    expect(await reads.read(away, async () => reads.isUnderWay())).toBe(false)
  })

  it('says of nothing beside it that it is under way', async () => {
    const reads = replicaReads(replicaThatSays(true), PATIENT)
    let beside: boolean | undefined
    await Promise.all([
      reads.read(primary, () => wait(5)),
      wait(2).then(() => {
        beside = reads.isUnderWay()
      }),
    ])
    expect(beside).toBe(false)
  })
})
