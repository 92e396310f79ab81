import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { poolOptions, WatchedPool } from './watched-pool'

let made: ReturnType<typeof drizzle> | undefined

/**
 * A few connections that nothing but answers uses, so that a crowd that pays does not hold up who is still in the test.
 * One pool a process, made when the first answer comes.
 * @param connections so many statements run at one time; held when idle.
 */
export const answersDatabase = (connections: number): ReturnType<typeof drizzle> =>
  (made ??= drizzle({ client: new WatchedPool({ ...poolOptions(), max: connections, min: connections }) }))
