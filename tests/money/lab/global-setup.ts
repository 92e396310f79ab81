import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { startRecords } from '../../../scripts/test/start-records'
import { administer } from './administer'

/**
 * Once a run, for `money` and `money-deep` together. The museum starts the records itself, once for all its runs.
 */
export default async (): Promise<() => Promise<void>> => {
  if (process.env.MONEY_RUN) return async () => {}
  const given = process.env.MONEY_RECORDS
  const run = randomBytes(4).toString('hex')
  process.env.MONEY_RUN = run
  if (given) return () => dropCopies(given, run)
  const { templateUrl, stop } = await startRecords(fileURLToPath(new URL('../../..', import.meta.url)))
  process.env.MONEY_RECORDS = templateUrl
  return async () => {
    delete process.env.MONEY_RECORDS
    await stop()
  }
}

/** This run's own: others may be under way. */
const dropCopies = async (recordsUrl: string, run: string): Promise<void> => {
  const copies = await administer(
    recordsUrl,
    `select datname as name from pg_database where datname like 'lab\\_${run}\\_%'`,
  )
  for (const { name } of copies)
    await administer(recordsUrl, `drop database if exists "${name}" with (force)`)
}
