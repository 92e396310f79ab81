import { randomUUID } from 'node:crypto'
import { eq } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { report_links } from '@/payload-schema'
import type { Deps } from '../../deps'
import { Refusal } from '../../refusal'
import type { OwnSitting } from '../../sittings/find-sitting'
import { lockSitting } from '../../sittings/lock-sitting'
import { inTransaction } from '../../transaction'
import { hashToken } from '../../visitors/tokens'
import { liveShareOf, type ShareRow } from './live-share'
import { readSharable } from './read-sharable'
import { isTellable, shareToken } from './share-token'

type Share = CallData<'order.share'>
type Of = { sitting: OwnSitting; locale: Locale }

/** It ends when its owner stops it or its result goes; this only lets the sweep forget it one day. */
const YEARS = 10

/**
 * Makes the public page of a result, or finds the one that there is. Two at once make one: the sitting is locked. Of a page
 * whose link cannot be told any more it makes another in its place, which names the taker as that one did.
 * @param showName whether the page names the taker from now on; left out: as it was, and at first not.
 * @throws Refusal notShareable.
 */
export const shareResult = async (
  deps: Deps,
  { sitting, locale, showName }: Of & { showName?: boolean | undefined },
): Promise<Share> => {
  const { because, name } = await readSharable(deps, { sitting, locale })
  if (because) throw new Refusal('notShareable')
  const row = await inTransaction(deps, async ({ db }) => {
    await lockSitting(db, sitting.id)
    const now = deps.now()
    const live = await liveShareOf(db, { sittingId: sitting.id, now })
    if (live && isTellable(live)) {
      if (showName === undefined || showName === live.showName) return live
      await db
        .update(report_links)
        .set({ showName, updatedAt: now.toISOString() })
        .where(eq(report_links.id, live.id))
      return { ...live, showName }
    }
    if (live)
      await db
        .update(report_links)
        .set({ revokedAt: now.toISOString(), updatedAt: now.toISOString() })
        .where(eq(report_links.id, live.id))
    const id = randomUUID()
    const made = {
      id,
      purpose: 'share' as const,
      tokenHash: hashToken(shareToken(id)),
      sittings: [sitting.id],
      showName: showName ?? live?.showName ?? false,
      createdAt: now.toISOString(),
    }
    const expiresAt = new Date(now)
    expiresAt.setUTCFullYear(now.getUTCFullYear() + YEARS)
    await db.insert(report_links).values({ ...made, expiresAt: expiresAt.toISOString() })
    return made
  })
  return viewShare({ row, sitting, locale, name })
}

/** The public page of a result as its owner left it, or why there can be none. */
export const readShare = async (deps: Deps, { sitting, locale }: Of): Promise<CallData<'report.share'>> => {
  const { because, name } = await readSharable(deps, { sitting, locale })
  const db = deps.payload.db.drizzle
  const row = because ? null : await liveShareOf(db, { sittingId: sitting.id, now: deps.now() })
  const lost = row !== null && !isTellable(row)
  const share = row && !lost ? viewShare({ row, sitting, locale, name }) : null
  return { share, lost, may: because === null, because, name }
}

const viewShare = ({ row, sitting, locale, name }: Of & { row: ShareRow; name: string | null }): Share => {
  const token = shareToken(row.id)
  const { code, examNumber: examId } = sitting
  return {
    token,
    path: withLocale(pathTo({ route: 'sharedResult', code, examId, id: token }), locale),
    showName: row.showName,
    name,
    since: new Date(row.createdAt).toISOString(),
  }
}
