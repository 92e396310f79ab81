import { type Failpoint, listenAtFailpoints } from '@/services/failpoint'
import type { Lab } from './open-lab'

export const FAULTS = ['crash', 'throw', 'delay', 'duplicate'] as const
export type Fault = (typeof FAULTS)[number]

/** Something that somebody does and, when it fails, does again. */
export type Act = () => Promise<unknown>
type Strike = { at: Failpoint; fault: Fault; act: Act }
/** Whether somebody came by, whether everything that was begun was done, and what came of what was not. */
export type Struck = { met: boolean; done: boolean; errors: unknown[] }

export class InjectedFault extends Error {}

const DELAY_MS = 120
const HEAD_START_MS = 25

/**
 * Does something past one place that fails, the first time somebody comes by. crash: the call never returns and its
 * transaction's connection dies. duplicate: the same begins again there, and both run to their end.
 * What failed is done again by the caller.
 */
export const strike = async (lab: Lab, { at, fault, act }: Strike): Promise<Struck> => {
  let met = false
  let died: () => void = () => {}
  const dead = new Promise<'dead'>((done) => {
    died = () => done('dead')
  })
  const others: Promise<unknown[]>[] = []
  listenAtFailpoints(async (name) => {
    if (met || name !== at) return
    met = true
    if (fault === 'throw') throw new InjectedFault(name)
    if (fault === 'delay') await pause(DELAY_MS)
    if (fault === 'duplicate') {
      others.push(errorsOf(act))
      await pause(HEAD_START_MS)
    }
    if (fault !== 'crash') return
    await killTransactions(lab)
    died()
    await new Promise(() => {})
  })
  try {
    const ended = await Promise.race([errorsOf(act), dead])
    const errors = [...(ended === 'dead' ? [] : ended), ...(await Promise.all(others)).flat()]
    return { met, done: ended !== 'dead' && errors.length === 0, errors }
  } finally {
    listenAtFailpoints(null)
  }
}

/** What an act fails with; none where it ends well. */
export const errorsOf = async (act: Act): Promise<unknown[]> => {
  try {
    await act()
    return []
  } catch (error) {
    return [error]
  }
}

/** Who comes by which places. */
export const watch = async (act: Act): Promise<Set<Failpoint>> => {
  const seen = new Set<Failpoint>()
  listenAtFailpoints(async (name) => {
    seen.add(name)
  })
  await act().finally(() => listenAtFailpoints(null))
  return seen
}

/** One call is under way, so what stands in the middle of a transaction is its own. */
const killTransactions = ({ query }: Lab) =>
  query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name <> 'lab' and state like 'idle in transaction%'`)

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
