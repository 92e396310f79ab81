import type { Site } from '../../serve/site.ts'
import { below, between, type Random } from '../lib/random'

type Setup = {
  running: Site
  random: Random
  acknowledged: () => number
  /** Acknowledged answers between two faults: each one meets a system that has recovered from the last. */
  every: readonly [number, number]
  say: (line: string) => void
}

export type Faults = { serverKills: number; databaseRestarts: number }

const LOOK_MS = 100
/** The starter gives up on a program that dies five times a minute. */
const KILLS_APART_MS = 15_000

/** Kills the server (-9) and restarts Postgres (immediate) at seeded moments until stopped. The starter brings both back. */
export const inflictFaults = ({ running, random, acknowledged, every, say }: Setup) => {
  const faults: Faults = { serverKills: 0, databaseRestarts: 0 }
  let killedAt = Number.NEGATIVE_INFINITY
  let due = between(random, every)

  const killServer = (pid: number) => {
    killedAt = performance.now()
    faults.serverKills += 1
    say('server: kill -9')
    process.kill(pid, 'SIGKILL')
  }
  const restartDatabase = (pid: number) => {
    faults.databaseRestarts += 1
    say('Postgres: immediate shutdown')
    process.kill(pid, 'SIGQUIT')
  }
  const look = () => {
    if (acknowledged() < due) return
    due = acknowledged() + between(random, every)
    const { server, database } = running.pids()
    // One of each first, however short the run.
    const kills = faults.serverKills === 0 || (faults.databaseRestarts > 0 && below(random, 3) > 0)
    const mayKill = performance.now() - killedAt > KILLS_APART_MS
    if (server && kills && mayKill) killServer(server)
    else if (database) restartDatabase(database)
  }
  const looking = setInterval(look, LOOK_MS)
  return { faults, stop: () => clearInterval(looking) }
}
