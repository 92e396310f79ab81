import { and, desc, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle'
import { exams, report_links, sittings, storefronts } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import type { Viewer } from '../visitors/viewer'

export type SittingRow = typeof sittings.$inferSelect
export type OwnSitting = SittingRow & { examNumber: number; code: string; ownBrowser: boolean }

/**
 * The sitting behind a number, if this viewer may see it: the browser that sat it, or one that exchanged a report link
 * for it. Otherwise 404, with the same bytes as for an unknown number (DECISIONS 23).
 */
export const findSitting = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { number, viewer, ownBrowserOnly = false }: { number: string; viewer: Viewer; ownBrowserOnly?: boolean },
): Promise<OwnSitting> => {
  const [row] = await joined(deps).where(eq(sittings.number, number)).limit(1)
  if (!row) throw new HttpRefusal('notFound')
  const ownBrowser = viewer.visitorHash !== null && row.sitting.visitorHash === viewer.visitorHash
  const allowed =
    ownBrowser || (!ownBrowserOnly && (await isGranted(deps, { sittingId: row.sitting.id, viewer })))
  if (!allowed) throw new HttpRefusal('notFound')
  return flat(row, ownBrowser)
}

/** The latest sitting of this browser for an exam. */
export const findLatestSitting = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { examId, viewer }: { examId: string; viewer: Viewer },
): Promise<OwnSitting | null> => {
  if (viewer.visitorHash === null) return null
  const [row] = await joined(deps)
    .where(and(eq(sittings.visitorHash, viewer.visitorHash), eq(sittings.exam, examId)))
    .orderBy(desc(sittings.startedAt))
    .limit(1)
  return row ? flat(row, true) : null
}

/** The ids of the sittings that a report link's cookie opens. */
export const grantedSittings = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  viewer: Viewer,
): Promise<string[]> => {
  if (viewer.grantHash === null) return []
  const rows = await payload.db.drizzle
    .select({ sittings: report_links.sittings })
    .from(report_links)
    .where(
      and(
        eq(report_links.tokenHash, viewer.grantHash),
        eq(report_links.purpose, 'grant'),
        isNull(report_links.revokedAt),
        gt(report_links.expiresAt, now().toISOString()),
      ),
    )
  return rows.flatMap((row) => row.sittings as string[])
}

const isGranted = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { sittingId, viewer }: { sittingId: string; viewer: Viewer },
) => (await grantedSittings(deps, viewer)).includes(sittingId)

const joined = ({ payload }: Pick<Deps, 'payload'>) =>
  payload.db.drizzle
    .select({ sitting: sittings, examNumber: exams.number, code: storefronts.code })
    .from(sittings)
    .innerJoin(exams, eq(exams.id, sittings.exam))
    .innerJoin(storefronts, eq(storefronts.id, sittings.storefront))

const flat = (
  row: { sitting: SittingRow; examNumber: number | null; code: string | null },
  ownBrowser: boolean,
): OwnSitting => ({ ...row.sitting, examNumber: row.examNumber ?? 0, code: row.code ?? '', ownBrowser })
