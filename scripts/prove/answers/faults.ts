import type { Site } from '../../serve/site.ts'
import { below, between, type Random } from '../lib/random'

type Setup = {
  running: Site
  random: Random
  /** Seconds between two faults. */
  every: readonly [number, number]
  say: (line: string) => void
}

/** The starter gives up on a program that dies five times a minute. */
const KILLS_APART_MS = 15_000

export type Faults = { serverKills: number; databaseRestarts: number }

/** Kills the server (-9) and restarts Postgres (immediate) at seeded moments until stopped. The starter brings both back. */
export const inflictFaults = ({ running, random, every, say }: Setup) => {
  const faults: Faults = { serverKills: 0, databaseRestarts: 0 }
  let timer: NodeJS.Timeout | undefined
  let killedAt = Number.NEGATIVE_INFINITY
  const strike = () => {
    const { server, database } = running.pids()
    const mayKill = performance.now() - killedAt > KILLS_APART_MS
    // One of each first, however short the run.
    const kills = faults.serverKills === 0 || (faults.databaseRestarts > 0 && below(random, 3) > 0)
    if (server && mayKill && kills) {
      killedAt = performance.now()
      faults.serverKills += 1
      say('server: kill -9')
      process.kill(server, 'SIGKILL')
    } else if (database) {
      faults.databaseRestarts += 1
      say('Postgres: immediate shutdown')
      process.kill(database, 'SIGQUIT')
    }
    next()
  }
  const next = () => {
    timer = setTimeout(strike, between(random, every) * 1000)
  }
  next()
  return { faults, stop: () => clearTimeout(timer) }
}
