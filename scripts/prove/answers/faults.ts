import type { Site } from '../../serve/site.ts'
import { below, between, type Random } from '../lib/random'

type Setup = {
  running: Site
  random: Random
  /** Seconds between two faults. */
  every: readonly [number, number]
  say: (line: string) => void
}

export type Faults = { serverKills: number; databaseRestarts: number }

/** Kills the server (-9) and restarts Postgres (immediate) at seeded moments until stopped. The starter brings both back. */
export const inflictFaults = ({ running, random, every, say }: Setup) => {
  const faults: Faults = { serverKills: 0, databaseRestarts: 0 }
  let timer: NodeJS.Timeout | undefined
  const strike = () => {
    const { server, database } = running.pids()
    if (database && (faults.serverKills > 1 ? below(random, 3) === 0 : faults.serverKills === 1)) {
      faults.databaseRestarts += 1
      say('Postgres: immediate shutdown')
      process.kill(database, 'SIGQUIT')
    } else if (server) {
      faults.serverKills += 1
      say('server: kill -9')
      process.kill(server, 'SIGKILL')
    }
    next()
  }
  const next = () => {
    timer = setTimeout(strike, between(random, every) * 1000)
  }
  next()
  return { faults, stop: () => clearTimeout(timer) }
}
