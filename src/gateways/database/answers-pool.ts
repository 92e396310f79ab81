import type pg from 'pg'
import { poolOptions, WatchedPool } from './watched-pool'

let created: pg.Pool | undefined

/**
 * A few connections for answers only, so that many payments do not delay those who are still in the test. One pool per
 * process, created with the first answer.
 * @param connections how many statements run at one time; they stay open when idle.
 */
export const answersPool = (connections: number): pg.Pool =>
  (created ??= new WatchedPool({ ...poolOptions(), max: connections, min: connections }))
