import { type LetterWindow, letterWindows, sharedWindow } from '@/domain/mail/letter-windows'
import { mailboxOf } from '@/domain/mailbox'
import { logger } from '@/gateways/logs/log'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import { hasProved } from '../visitors/has-proved'
import { countHit, countHits, tooMany } from '../visitors/limit-rate'
import type { Viewer } from '../visitors/viewer'

const log = logger('limits')

type Letter = {
  to: string
  /** Who asks for it. */
  viewer: Viewer
  /**
   * What is refused with 429 when it is full, rather than left out without a word. `own`: what only the asker's network can
   * have filled. `all`: what others can have filled as well, for letters without which the asker's own change is not made.
   */
  refuse: 'nothing' | 'own' | 'all'
  /** Of a transaction that is under way: the letter counts if that one commits. */
  db?: TransactionHandle
}

type Counting = Pick<Deps, 'payload' | 'now'> & Pick<Letter, 'db'>

/**
 * Counts a letter that goes to a mailbox because somebody typed its address, whoever and by whichever call, and says whether
 * it goes (domain/mail/letter-windows.ts). It is counted whether the address is known here or not: a share that only known
 * ones use up would tell which are. What the books send, receipts and refunds, is not counted and never left out.
 * @throws HttpRefusal tooMany, as `refuse` says.
 */
export const letterLimit = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { to, viewer, refuse, db }: Letter,
): Promise<boolean> => {
  const counting = { payload, now, db }
  const proved = await hasProved({ payload, now }, { email: to, viewer })
  const windows = letterWindows({ mailbox: mailboxOf(to), network: viewer.network, proved })
  const ownOver = await firstFull(counting, windows.own)
  const over = ownOver ?? (await firstFull(counting, windows.mailbox))
  if (over === null) return true
  if (refuse === 'all' || (refuse === 'own' && ownOver))
    throw tooMany({ resetsAt: over.resetsAt, now: now() })
  log.info('left out: too often', { limit: over.name })
  return false
}

/** Counts a letter that is never left out. */
export const noteLetter = async (deps: Pick<Deps, 'payload' | 'now'>, to: string): Promise<void> => {
  await countHit(deps, sharedWindow(mailboxOf(to)))
}

type Full = { name: string; resetsAt: Date }

/** The first group without room, by its first window; null when there is room in each. */
const firstFull = async (counting: Counting, groups: LetterWindow[][]): Promise<Full | null> => {
  for (const group of groups) {
    const full = await fillOne(counting, group)
    if (full) return full
  }
  return null
}

/** Counts in the first window of a group that has room; null: there was one. */
const fillOne = async ({ db, ...deps }: Counting, group: LetterWindow[]): Promise<Full | null> => {
  let full: Full | null = null
  for (const window of group) {
    const [counted] = await countHits(deps, { windows: [window], hits: 1, db })
    if (counted && counted.hits <= window.max) return null
    full ??= { name: window.name, resetsAt: counted?.resetsAt ?? deps.now() }
  }
  return full
}
