import type pg from 'pg'
import { poolOptions, WatchedPool } from './watched-pool'

let made: pg.Pool | undefined

/**
 * A few connections that nothing but answers uses, so that a crowd that pays does not hold up who is still in the test.
 * One pool a process, made when the first answer comes.
 * @param connections so many statements run at one time; held when idle.
 */
export const answersPool = (connections: number): pg.Pool =>
  (made ??= new WatchedPool({ ...poolOptions(), max: connections, min: connections }))
