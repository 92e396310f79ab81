import { sql } from '@payloadcms/db-postgres/drizzle'
import { help_votes } from '@/payload-schema'
import type { Deps } from '../deps'
import { isWithinRate } from '../visitors/limit-rate'
import type { Viewer } from '../visitors/viewer'

type Vote = { entry: string; helped: boolean; viewer: Viewer }

/** Counts a vote of a day. Only the first of a browser, or of an address without one, for an entry and a day counts. */
export const voteOnHelp = async (deps: Deps, { entry, helped, viewer }: Vote): Promise<void> => {
  const first = await isWithinRate(deps, [
    {
      name: 'help-votes',
      subject: `${entry}|${viewer.visitorHash ?? viewer.network}`,
      max: 1,
      windowSeconds: 86_400,
    },
  ])
  if (!first) return
  const one = { helped: helped ? 1 : 0, notHelped: helped ? 0 : 1 }
  await deps.payload.db.drizzle
    .insert(help_votes)
    .values({ entry, day: deps.now().toISOString().slice(0, 10), ...one })
    .onConflictDoUpdate({
      target: [help_votes.entry, help_votes.day],
      set: {
        helped: sql`${help_votes.helped} + ${one.helped}`,
        notHelped: sql`${help_votes.notHelped} + ${one.notHelped}`,
      },
    })
}
