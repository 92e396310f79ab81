import type pg from 'pg'
import { watchPool } from './watch-pool'
import { poolOptions, WatchedPool } from './watched-pool'

let created: pg.Pool | undefined

/**
 * A few connections for answers only, so that many payments do not delay those who are still in the test. One pool per
 * process, created with the first answer.
 * @param connections how many statements run at one time; they stay open when idle.
 */
export const answersPool = (connections: number): pg.Pool =>
  (created ??= watched(new WatchedPool({ ...poolOptions(), max: connections, min: connections })))

const watched = (pool: pg.Pool): pg.Pool => {
  watchPool('answers', pool)
  return pool
}
