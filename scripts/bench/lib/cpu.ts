import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Processor time that a process has used so far, all threads, in milliseconds; null where the system does not tell (only Linux does). */
export const cpuOf = (pid: number | undefined): number | null => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
  } catch {
    return null
  }
}
