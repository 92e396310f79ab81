import { and, desc, eq, gt, isNull, or, sql } from '@payloadcms/db-postgres/drizzle'
import { exams, report_links, sittings, storefronts } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import type { Viewer } from '../visitors/viewer'

export type SittingRow = typeof sittings.$inferSelect
/** A browser that goes on with a sitting which another one began. */
export type SittingDevice = { hash: string; at: string }
export type OwnSitting = Omit<SittingRow, 'devices'> & {
  devices: SittingDevice[]
  examNumber: number
  code: string
}

/**
 * The sitting behind a number, if this viewer may see it: a browser that sat it, or one that exchanged a report link
 * for it. Otherwise 404, with the same bytes as for an unknown number (docs/decisions/0023).
 */
export const findSitting = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { number, viewer, ownBrowserOnly = false }: { number: string; viewer: Viewer; ownBrowserOnly?: boolean },
): Promise<OwnSitting> => {
  const [row] = await joined(deps).where(eq(sittings.number, number)).limit(1)
  if (!row) throw new HttpRefusal('notFound')
  const allowed =
    isOwn(row.sitting, viewer) ||
    (!ownBrowserOnly && (await isGranted(deps, { sittingId: row.sitting.id, viewer })))
  if (!allowed) throw new HttpRefusal('notFound')
  return flat(row)
}

/** Whether this browser began the sitting or was let in by a link to go on with it. */
export const isOwn = (
  { visitorHash, devices }: Pick<SittingRow, 'visitorHash' | 'devices'>,
  viewer: Pick<Viewer, 'visitorHash'>,
): boolean =>
  viewer.visitorHash !== null &&
  (visitorHash === viewer.visitorHash ||
    (devices as SittingDevice[]).some(({ hash }) => hash === viewer.visitorHash))

/** The sitting of an exam that came to this browser last: begun here, or taken over from another device. */
export const findLatestSitting = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { examId, viewer }: { examId: string; viewer: Viewer },
): Promise<OwnSitting | null> => {
  const hash = viewer.visitorHash
  if (hash === null) return null
  const letIn = sql`${sittings.devices} @> ${JSON.stringify([{ hash }])}::jsonb`
  const cameAt = sql`greatest(${sittings.startedAt}, (select max((device->>'at')::timestamptz)
    from jsonb_array_elements(${sittings.devices}) as device where device->>'hash' = ${hash}))`
  const [row] = await joined(deps)
    .where(and(eq(sittings.exam, examId), or(eq(sittings.visitorHash, hash), letIn)))
    .orderBy(desc(cameAt))
    .limit(1)
  return row ? flat(row) : null
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

const flat = (row: { sitting: SittingRow; examNumber: number | null; code: string | null }): OwnSitting => ({
  ...row.sitting,
  devices: row.sitting.devices as SittingDevice[],
  examNumber: row.examNumber ?? 0,
  code: row.code ?? '',
})
