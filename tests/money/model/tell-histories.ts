import fc from 'fast-check'
import { comeToRest, histories, newWorld, type World } from './commands'
import { divergedOrders } from './converges'
import { brokenLaws } from './laws'

/** What was reached, so that a run of histories in which nothing happens is not taken for a proof. */
export type Reached = Record<string, number>
export type Told = { reached: Reached; failure: { seed: number; path: string; report: string } | null }

/** Tells so many histories and holds each, at rest, against the laws. A failure is the shortest history that fails. */
export const tellHistories = ({
  runs,
  seed,
  path,
  begin = newWorld,
}: {
  runs: number
  seed: number
  path?: string
  begin?: () => World
}): Told => {
  const reached: Reached = {}
  const count = (what: string) => {
    reached[what] = (reached[what] ?? 0) + 1
  }
  const details = fc.check(
    fc.property(histories, (commands) => {
      const world = begin()
      fc.modelRun(() => ({ model: world, real: undefined }), commands)
      comeToRest(world)
      const broken = [...brokenLaws(world), ...divergedOrders(world)]
      if (broken.length > 0) throw new Error(broken.join('\n'))
      for (const what of happened(world)) count(what)
    }),
    { numRuns: runs, seed, path },
  )
  if (!details.failed) return { reached, failure: null }
  const report = `${details.counterexample?.map(String).join()}\n${String(details.errorInstance)}`
  return { reached, failure: { seed: details.seed, path: details.counterexamplePath ?? '', report } }
}

const happened = ({ shop }: World): Set<string> =>
  new Set([
    ...shop.orders.map(({ state }) => `an order ${state.status}`),
    ...shop.ledger.map(({ kind }) => `a ${kind}`),
    ...shop.anomalies,
    ...shop.refunds.map(({ reason, status }) => `a refund ${reason} ${status}`),
    ...shop.attempts.map(({ state }) => `an attempt ${state.status}`),
  ])
