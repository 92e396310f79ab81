import { ensureBuild } from '../lib/build.ts'
import { ensureChromium } from './chromium.ts'
import { type Records, startRecords } from './start-records.ts'
import { startTestSite } from './test-site.ts'

/** What tests are told of a site, and its end. */
export type OpenSite = { env: Record<string, string>; stop: () => Promise<void> }

/** On it tests kill the database, so it has a PostgreSQL of its own. The others are copies of one seeded database. */
const ON_ITS_OWN = 'storms'

/** The running products of a run, by names of ours: who opens one by the same name later gets the same one. */
export const openSites = (project: string) => {
  const opened = new Map<string, Promise<OpenSite>>()
  let built: Promise<unknown> | undefined
  let started: Promise<Records> | undefined
  const records = (): Promise<Records> => {
    started ??= startRecords(project)
    return started
  }
  const start = async (name: string): Promise<OpenSite> => {
    const chromium = ensureChromium()
    built ??= ensureBuild(project)
    await built
    const { site, stop } = await startTestSite(project, {
      env: { CHEAP_SECRETS: '1' },
      ...(name !== ON_ITS_OWN && { records: await records() }),
    })
    return {
      env: { TEST_SITE: JSON.stringify(site), CHROMIUM: chromium },
      stop: async () => {
        opened.delete(name)
        await stop()
      },
    }
  }
  return {
    open: (name: string): Promise<OpenSite> => {
      const site = opened.get(name) ?? start(name)
      opened.set(name, site)
      return site
    },
    /** What a laboratory is told, so that it need not seed a database of its own (tests/money/lab/global-setup.ts). */
    records: async (): Promise<Record<string, string>> => ({
      MONEY_RECORDS: (await records()).templateUrl,
    }),
    /** Ends those that nobody ended; one that never started is nobody's to end. */
    stopAll: async (): Promise<void> => {
      const sites = await Promise.allSettled(opened.values())
      for (const site of sites) if (site.status === 'fulfilled') await site.value.stop()
      await started?.then(
        ({ stop }) => stop(),
        () => {},
      )
    },
  }
}
