import { env } from '@/config/env'
import { connectJobs, type Jobs } from './jobs'

// One sender per process. Next bundles a module several times, so it is kept on globalThis.
const holder = globalThis as { plumblineJobs?: Promise<Jobs> }

/** The process's job sender, connected on first use. */
export const getJobs = (): Promise<Jobs> => {
  const url = env().DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set.')
  holder.plumblineJobs ??= connectJobs(url).catch((error) => {
    holder.plumblineJobs = undefined
    throw error
  })
  return holder.plumblineJobs
}
