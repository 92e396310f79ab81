import { and, desc, eq, like } from '@payloadcms/db-postgres/drizzle'
import type { Locale } from '@/domain/locale/locales'
import { report_files, reports } from '@/payload-schema'
import type { Deps } from '../../deps'
import { HttpRefusal } from '../../refusal'
import type { OwnSitting } from '../../sittings/find-sitting'
import { openKeyOf } from './may-have-file'
import { openStoredFile } from './report-store'

export type OpenedFile = {
  name: string
  bytes: number
  etag: string
  read: (range: { start: number; end: number }) => ReadableStream<Uint8Array>
}

/** The last file of a report that was drawn in a language with what is open now. @throws Refusal notConfirmed, partLocked; HttpRefusal 404. */
export const openFile = async (
  deps: Deps,
  { sitting, locale }: { sitting: OwnSitting; locale: Locale },
): Promise<OpenedFile> => {
  const openKey = await openKeyOf(deps, sitting)
  const [row] = await deps.payload.db.drizzle
    .select({ key: report_files.contentKey, sha256: report_files.sha256 })
    .from(report_files)
    .innerJoin(reports, eq(reports.id, report_files.report))
    .where(
      and(
        eq(reports.sitting, sitting.id),
        eq(report_files.locale, locale),
        eq(report_files.state, 'drawn'),
        like(report_files.contentKey, `${openKey}%`),
      ),
    )
    .orderBy(desc(report_files.drawnAt))
    .limit(1)
  const file = row ? await openStoredFile(row.key) : null
  if (!row || !file) throw new HttpRefusal('notFound')
  return {
    name: `${sitting.number}.pdf`,
    bytes: file.bytes,
    etag: `"${row.sha256}"`,
    read: file.read,
  }
}
