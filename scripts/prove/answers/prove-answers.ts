import { startTestSite } from '../../test/test-site.ts'
import { below, type Random, randomFor } from '../lib/random'
import { type Faults, inflictFaults } from './faults'
import { createRecord, type Verdict } from './record'
import { type Mishap, sit } from './sit'
import { readStoredAnswers } from './stored-answers'

export type Plan = {
  project: string
  seed: number
  /** Acknowledged answers to reach. */
  answers: number
  /** Visitors at one time. */
  visitors: number
  /** Milliseconds between two taps. */
  pace: readonly [number, number]
  /** Acknowledged answers between two faults. */
  faultEvery: readonly [number, number]
  say?: (line: string) => void
}

export type Outcome = Verdict & {
  sittings: number
  rows: number
  seconds: number
  mishaps: Record<Mishap, number>
  faults: Faults
}

/**
 * Visitors sit tests with the browser's own code against a durable database, while the network is cut, the server is
 * killed and Postgres is restarted under them; then every row is compared with what was tapped and acknowledged.
 */
export const proveAnswers = async (plan: Plan): Promise<Outcome> => {
  const { project, seed, answers, say = () => {} } = plan
  const { site, running, stop } = await startTestSite(project, {
    // Each visitor has an address, so that the limits per address hold as in life.
    env: { TRUSTED_PROXIES: '1' },
    durable: true,
  })
  const mishaps: Outcome['mishaps'] = {
    reload: 0,
    crash: 0,
    'second tab': 0,
    offline: 0,
    'other device': 0,
    'changed mind': 0,
  }
  const record = createRecord()
  const sittings: string[] = []
  const began = performance.now()
  const inflicted = inflictFaults({
    running,
    random: randomFor(seed, 0),
    acknowledged: record.acknowledgedCount,
    every: plan.faultEvery,
    say,
  })
  const telling = setInterval(() => say(`${record.acknowledgedCount()} acknowledged`), 15_000)
  try {
    let part = 0
    const visitor = async () => {
      while (record.acknowledgedCount() < answers) {
        part += 1
        const random = randomFor(seed, part)
        const count = (mishap: Mishap) => {
          mishaps[mishap] += 1
        }
        sittings.push(
          await sit({ url: site.url, random, address: addressOf(random), record, pace: plan.pace, count }),
        )
      }
    }
    await Promise.all(Array.from({ length: plan.visitors }, visitor))
    inflicted.stop()
    const rows = await readStoredAnswers({ databaseUrl: site.databaseUrl, sittings })
    return {
      ...record.judge(rows),
      sittings: sittings.length,
      rows: rows.length,
      seconds: Math.round((performance.now() - began) / 1000),
      mishaps,
      faults: inflicted.faults,
    }
  } finally {
    inflicted.stop()
    clearInterval(telling)
    await stop()
  }
}

const addressOf = (random: Random): string =>
  `10.${below(random, 256)}.${below(random, 256)}.${below(random, 256)}`
