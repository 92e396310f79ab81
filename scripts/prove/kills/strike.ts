import type { Site } from '../../serve/site.ts'
import { below, between, oneOf, type Random } from '../lib/random'

export const PROGRAMS = ['server', 'worker', 'sandbox', 'database'] as const
export type Program = (typeof PROGRAMS)[number]
export type Kills = Record<Program, number>

type Setup = {
  running: Site
  random: Random
  /** Milliseconds between two kills: each meets programs that are up again, mostly. */
  every: readonly [number, number]
  say: (line: string) => void
}

/** Kills one of the four programs with -9 at seeded moments until stopped; the starter brings each back. */
export const strikeAtRandom = ({ running, random, every, say }: Setup) => {
  const kills: Kills = { server: 0, worker: 0, sandbox: 0, database: 0 }
  let timer: NodeJS.Timeout | undefined
  const next = () => {
    timer = setTimeout(kill, between(random, every))
  }
  const kill = () => {
    // Each of them once before any comes twice as often.
    const least = Math.min(...PROGRAMS.map((program) => kills[program]))
    const behind = PROGRAMS.filter((program) => kills[program] === least)
    const program = below(random, 2) === 0 ? oneOf(random, PROGRAMS) : oneOf(random, behind)
    const pid = running.pids()[program]
    try {
      if (pid) process.kill(pid, 'SIGKILL')
      kills[program] += pid ? 1 : 0
      say(`${program}: kill -9`)
    } catch {
      say(`${program} is down already`)
    }
    next()
  }
  next()
  return { kills, stop: () => clearTimeout(timer) }
}
