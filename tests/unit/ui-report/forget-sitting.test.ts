import { describe, expect, it } from 'vitest'
import { forgetSittingIn, isAboutSitting } from '@/ui/health/forget-sitting'

const OWN = '0123456789AB'
const OTHER = 'BA9876543210'

const storageOf = (keys: readonly string[]) => {
  const kept = new Map(keys.map((key) => [key, 'x']))
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('a browser whose result was deleted', () => {
  it('keeps nothing of that sitting, and all of the others', () => {
    const stays = [`IQ-answers-${OTHER}`, 'IQ-country_code', `theirs-${OWN}`]
    const storage = storageOf([`IQ-answers-${OWN}`, ...stays, `IQ-place-${OWN}`])
    forgetSittingIn(storage, OWN)
    expect([...storage.kept.keys()]).toEqual(stays)
  })

  it.each([
    [['report.read', OWN, 'EN'], true],
    [['order.free', OWN, 'EN'], true],
    [['pay.check', 'once', OWN], true],
    [['sitting.current', 'main-6'], true],
    [['user.orders', 'main-6', 'EN', 'all', 1], true],
    [['purchase.list', 'ABCDEFGHJKMN', 'EN', 1], true],
    [['sitting.current', 'main-1'], false],
    [['report.read', OTHER, 'EN'], false],
    [['article.newest', 'EN'], false],
    ['plain', false],
  ])('forgets the answer kept under %j: %s', (key, dropped) => {
    expect(isAboutSitting({ place: { code: 'main', examId: 6 }, sittingNumber: OWN })(key)).toBe(dropped)
  })
})
