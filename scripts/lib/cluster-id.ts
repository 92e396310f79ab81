import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The number that a cluster was given when it was made, and that its copies share; null: there is none. */
export const clusterId = (cluster: string): string | null => {
  const control = join(cluster, 'global/pg_control')
  return existsSync(control) ? readFileSync(control).readBigUInt64LE(0).toString() : null
}
