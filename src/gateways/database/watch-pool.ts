import type pg from 'pg'
import { set, whenAsked } from '../metrics/metrics'

/** Tells of a pool how many of its connections are open and idle, and how many wait for one. */
export const watchPool = (name: 'records' | 'answers', pool: pg.Pool): void =>
  whenAsked(() => {
    set('pools', { pool: name, state: 'open' }, pool.totalCount)
    set('pools', { pool: name, state: 'idle' }, pool.idleCount)
    set('pools', { pool: name, state: 'waiting' }, pool.waitingCount)
  })
