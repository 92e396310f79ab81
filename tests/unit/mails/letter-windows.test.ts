import { describe, expect, it } from 'vitest'
import { type LetterAsker, type LetterWindow, letterWindows } from '@/domain/mail/letter-windows'

type Asking = Partial<LetterAsker> & { times: number }

/** Of each asking in turn, how many letters go: as services/mails/letter-limit.ts counts. */
const letters = (askings: readonly Asking[]): number[] => {
  const hits = new Map<string, number>()
  const hasRoom = ({ name, subject, max }: LetterWindow): boolean => {
    const key = `${name} ${subject}`
    hits.set(key, (hits.get(key) ?? 0) + 1)
    return (hits.get(key) ?? 0) <= max
  }
  const goes = (asker: LetterAsker): boolean => {
    const { own, mailbox } = letterWindows(asker)
    return [...own, ...mailbox].every((group) => group.some(hasRoom))
  }
  return askings.map(({ times, ...asker }) => {
    const whole = { mailbox: 'kim@example.com', network: 'home', proved: false, ...asker }
    return Array.from({ length: times }, () => goes(whole)).filter(Boolean).length
  })
}

const owner = { network: 'elsewhere' }
const proved = { ...owner, proved: true }
const strangers = (networks: number): Asking[] =>
  Array.from({ length: networks }, (_, at) => ({ network: `stranger ${at}`, times: 20 }))

describe('letters of an hour', () => {
  it.each<[string, Asking[], number[]]>([
    ['one network sends a mailbox three', [{ times: 20 }], [3]],
    ['one stranger leaves the owner theirs', [...strangers(1), { ...owner, times: 4 }], [3, 3]],
    ['four networks send a mailbox eight', strangers(4), [3, 3, 2, 0]],
    [
      'two are left for who proved it',
      [...strangers(9), { ...proved, times: 5 }],
      [3, 3, 2, 0, 0, 0, 0, 0, 0, 2],
    ],
    ['who proved it may have all ten', [{ ...proved, times: 20 }], [10]],
    ['who proved it also from the network of a stranger', [{ times: 9 }, { proved: true, times: 9 }], [3, 7]],
    [
      'who proved it has their letters out of the eight as well',
      [
        { ...proved, times: 6 },
        { ...owner, times: 3 },
      ],
      [6, 2],
    ],
    [
      'what does not go fills nothing behind it',
      [{ times: 500 }, { mailbox: 'ada@example.com', times: 3 }, { network: 'elsewhere', times: 3 }],
      [3, 3, 3],
    ],
  ])('%s', (_, askings, sent) => {
    expect(letters(askings)).toEqual(sent)
  })

  const each = (count: number, asker: Partial<LetterAsker> = {}): Asking[] =>
    Array.from({ length: count }, (_, at) => ({ mailbox: `${at}@example.com`, times: 1, ...asker }))

  it('are sixty of one network to mailboxes that nobody proved there, and more to one that is proved', () => {
    const sent = letters([...each(70), { mailbox: 'own@example.com', proved: true, times: 2 }])
    expect(sent.slice(0, 70)).toEqual([...Array(60).fill(1), ...Array(10).fill(0)])
    expect(sent.at(-1)).toBe(2)
  })
})
