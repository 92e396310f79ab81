import { describe, expect, it } from 'vitest'
import { CallRefused, NetworkError } from '@/ui/api/call-at'
import { chooseOption, EMPTY_BOOK, unsavedIds } from '@/ui/sitting/store/answer-book'
import type { KeeperDeps } from '@/ui/sitting/store/answer-keeper'
import { keepBook, keptSittings, readBook } from '@/ui/sitting/store/answer-storage'
import { deliverLeftovers } from '@/ui/sitting/store/deliver-leftovers'
import { createMemoryStorage } from './support/fake-time'

const tap = (id: string, choice: number) =>
  chooseOption(EMPTY_BOOK, { id, choice, epoch: 1, anchor: 'a', elapsedMs: 5 })

/** A device that kept one answer of sitting N1; `save` is how the server answers. */
const deliver = async (save: (storage: Storage) => Promise<unknown>) => {
  const storage = createMemoryStorage()
  keepBook(storage, 'N1', tap('q1', 3))
  const told: KeeperDeps['save'] = async ({ body: { answers, epoch } }) => {
    await save(storage)
    return {
      accepted: answers,
      refused: [],
      unscored: [],
      owner: true,
      epoch,
      remainingSeconds: 60,
      anchor: 'b',
    }
  }
  await deliverLeftovers({ storage, save: told, butFor: 'N2' })
  return storage
}

describe('what a sitting left on this device', () => {
  it('goes once the server has it', async () => {
    expect(keptSittings(await deliver(async () => {}))).toEqual([])
  })

  it.each([
    ['was confirmed', 20101],
    ['is not ours', 404],
  ])('goes when the sitting %s: nothing can be done for it', async (_, result) => {
    const storage = await deliver(() => Promise.reject(new CallRefused(result, 'no')))
    expect(keptSittings(storage)).toEqual([])
  })

  it.each([
    ['cannot be reached', new NetworkError()],
    ['has no time', new CallRefused(503, 'busy')],
  ])('stays while the server %s', async (_, problem) => {
    const storage = await deliver(() => Promise.reject(problem))
    expect(unsavedIds(readBook(storage, 'N1'))).toEqual(['q1'])
  })

  it.each([
    ['another answer', 'q2', 5],
    ['a change of this one', 'q1', 4],
  ])('stays when a tab of that sitting wrote %s while this one was on its way', async (_, id, choice) => {
    const storage = await deliver(async (kept) => {
      const book = readBook(kept, 'N1')
      keepBook(kept, 'N1', chooseOption(book, { id, choice, epoch: 1, anchor: 'a', elapsedMs: 9 }))
    })
    expect(readBook(storage, 'N1').entries[id]).toMatchObject({ choice, saved: false })
  })
})
