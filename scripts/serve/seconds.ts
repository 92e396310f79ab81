/** How long the parts of a start took, in seconds. */
export type Seconds = { build: number; database: number; servers: number }

/** What a work gives, and the seconds that it took. */
export const timed = async <Result>(work: () => Promise<Result>): Promise<[Result, number]> => {
  const began = performance.now()
  const result = await work()
  return [result, (performance.now() - began) / 1000]
}

/** The line about them. The database is made ready beside the build, so the parts are more than the whole. */
export const lineOfSeconds = ({
  install,
  build,
  database,
  servers,
  total,
}: Seconds & { install: number; total: number }): string =>
  `install ${shown(install)}, build ${shown(build)}, database with migrations and seed ${shown(database)} (beside the build), servers ${shown(servers)}; together ${shown(total)}`

const shown = (seconds: number): string => seconds.toFixed(seconds < 9.95 ? 1 : 0)
