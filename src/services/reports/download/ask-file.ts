import { and, desc, eq, gt, like, sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { OWN_DESTINATION } from '@/domain/http/download-destinations'
import type { Locale } from '@/domain/locale/locales'
import { report_files, reports } from '@/payload-schema'
import type { Deps } from '../../deps'
import { Refusal } from '../../refusal'
import type { OwnSitting } from '../../sittings/find-sitting'
import { inTransaction } from '../../transaction'
import { fileDocument, keyOf } from './file-document'
import { openKeyOf } from './may-have-file'
import { isStored } from './report-store'

type Asked = { sitting: OwnSitting; locale: Locale; again?: boolean | undefined }
type Row = typeof report_files.$inferSelect

/** Its job is asked for once more where nothing came of it for so long. */
const PATIENCE_MS = 30_000

/**
 * Whether the file of a report is there, and where it is sent from; where it is not, it is going to be drawn. What stands in a report
 * may change (others take the test, a part is bought), so it is looked at anew what the file would hold.
 * @throws Refusal partLocked, notConfirmed.
 */
export const askFile = async (deps: Deps, asked: Asked): Promise<CallData<'order.file'>> => {
  const { sitting, locale, again = false } = asked
  const openKey = await openKeyOf(deps, sitting)
  const waiting = await underWay(deps, asked)
  if (waiting) return viewFile(waiting, sitting.number, locale)
  const drawn = again ? null : await drawnLately(deps, { sitting, locale, openKey })
  if (drawn) return viewFile(drawn, sitting.number, locale)
  const document = await fileDocument(deps, { sitting, locale })
  if (!document) throw new Refusal('partLocked')
  const row = await wanted(deps, { sitting, locale, key: keyOf(document, openKey) })
  const gone = row.state === 'drawn' && !(await isStored(row.contentKey))
  const fresh = row.state === 'waiting'
  if (!fresh && !gone && !(row.state === 'failed' && again)) return viewFile(row, sitting.number, locale)
  await inTransaction(deps, async ({ db, send }) => {
    await db
      .update(report_files)
      .set({ state: 'waiting', problem: null, updatedAt: deps.now().toISOString() })
      .where(eq(report_files.id, row.id))
    await send('draw-report', { fileId: row.id })
  })
  return viewFile({ ...row, state: 'waiting' }, sitting.number, locale)
}

/** So long a file is handed out as it was drawn, though others have taken the test since. */
const FRESH_MS = 60 * 60_000

/** The newest that holds what is open now; null: none, or it is old, or its bytes are gone. */
const drawnLately = async (
  deps: Deps,
  { sitting, locale, openKey }: Asked & { openKey: string },
): Promise<Row | null> => {
  const since = new Date(deps.now().getTime() - FRESH_MS).toISOString()
  const [row] = await deps.payload.db.drizzle
    .select({ file: report_files })
    .from(report_files)
    .innerJoin(reports, eq(reports.id, report_files.report))
    .where(
      and(
        eq(reports.sitting, sitting.id),
        eq(report_files.locale, locale),
        eq(report_files.state, 'drawn'),
        like(report_files.contentKey, `${openKey}%`),
        gt(report_files.drawnAt, since),
      ),
    )
    .orderBy(desc(report_files.drawnAt))
    .limit(1)
  return row && (await isStored(row.file.contentKey)) ? row.file : null
}

/** One that was asked for just now and is not there yet: asked again and again while somebody looks on, it costs one read. */
const underWay = async (deps: Deps, { sitting, locale }: Asked): Promise<Row | null> => {
  const since = new Date(deps.now().getTime() - PATIENCE_MS).toISOString()
  const [row] = await deps.payload.db.drizzle
    .select({ file: report_files })
    .from(report_files)
    .innerJoin(reports, eq(reports.id, report_files.report))
    .where(
      and(
        eq(reports.sitting, sitting.id),
        eq(report_files.locale, locale),
        eq(report_files.state, 'waiting'),
        gt(report_files.updatedAt, since),
      ),
    )
    .orderBy(desc(report_files.updatedAt))
    .limit(1)
  return row?.file ?? null
}

/** The row of this content, made by who asks first; of two who ask at once both get the same. */
const wanted = async (
  deps: Deps,
  { sitting, locale, key }: { sitting: OwnSitting; locale: Locale; key: string },
): Promise<Row> => {
  const now = deps.now().toISOString()
  const { rows } = await deps.payload.db.drizzle.execute<{ id: string }>(sql`
    insert into report_files (report_id, content_key, locale, state, last_asked_at, created_at, updated_at)
    select r.id, ${key}::varchar, ${locale}::varchar, 'waiting'::enum_report_files_state, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from reports r where r.sitting_id = ${sitting.id}::uuid
    on conflict (content_key) do update set last_asked_at = excluded.last_asked_at
    returning id`)
  const id = rows[0]?.id
  if (!id) throw new Error(`Sitting ${sitting.number} has no report to make a file of.`)
  const [row] = await deps.payload.db.drizzle.select().from(report_files).where(eq(report_files.id, id))
  if (!row) throw new Error(`The file of sitting ${sitting.number} went while it was asked for.`)
  return row
}

const viewFile = (
  { state, pages, bytes }: Pick<Row, 'state' | 'pages' | 'bytes'>,
  orderNumber: string,
  locale: Locale,
): CallData<'order.file'> => ({
  state,
  name: `${orderNumber}.pdf`,
  pages: state === 'drawn' ? pages : null,
  bytes: state === 'drawn' ? bytes : null,
  url: OWN_DESTINATION,
  view: `${OWN_DESTINATION}/${orderNumber}/pdf?hl=${locale}`,
})
