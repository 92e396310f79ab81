import { ensureBuild } from '../lib/build.ts'
import { ensureChromium } from './chromium.ts'
import { startTestSite } from './test-site.ts'

/** What tests are told of a site, and its end. */
export type OpenSite = { env: Record<string, string>; stop: () => Promise<void> }

/** The running products of a run, by names of ours: who opens one by the same name later gets the same one. */
export const openSites = (project: string) => {
  const opened = new Map<string, Promise<OpenSite>>()
  let built: Promise<unknown> | undefined
  const start = async (name: string): Promise<OpenSite> => {
    const chromium = ensureChromium()
    built ??= ensureBuild(project)
    await built
    const { site, stop } = await startTestSite(project)
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
    /** Ends those that nobody ended; one that never started is nobody's to end. */
    stopAll: async (): Promise<void> => {
      const started = await Promise.allSettled(opened.values())
      for (const site of started) if (site.status === 'fulfilled') await site.value.stop()
    },
  }
}
