import { createHash } from 'node:crypto'
import { and, eq, ne } from '@payloadcms/db-postgres/drizzle'
import { type Locale, parseLocale } from '@/domain/locale/locales'
import type { Printable } from '@/gateways/pdf/printable'
import { renderOnce } from '@/gateways/pdf/render-pdf'
import { report_files, reports } from '@/payload-schema'
import type { Deps } from '../../deps'
import { Refusal } from '../../refusal'
import { type OwnSitting, sittingsOf } from '../../sittings/find-sitting'
import { fileDocument, keyOf } from './file-document'
import { openKeyOf } from './may-have-file'
import { removeFiles, storeFile } from './report-store'

const LONGEST_PROBLEM = 400

/** The job `draw-report`: draws the file of a report as it stands now, and removes those that it replaces. */
export const drawFile = async (deps: Deps, { fileId }: { fileId: string }): Promise<string> => {
  const db = deps.payload.db.drizzle
  const [row] = await db
    .select({ file: report_files, sitting: reports.sitting })
    .from(report_files)
    .innerJoin(reports, eq(reports.id, report_files.report))
    .where(eq(report_files.id, fileId))
  if (!row || row.file.state === 'drawn') return `file ${fileId} need not be drawn`
  const [sitting] = await sittingsOf(deps, [row.sitting])
  const locale = parseLocale(row.file.locale)
  const whole = sitting && locale ? await readWhole(deps, { sitting, locale }) : null
  if (!whole) {
    await db.delete(report_files).where(eq(report_files.id, fileId))
    return `file ${fileId} is of nothing that is open`
  }
  const drawn = await draw(whole.document)
  if ('problem' in drawn) {
    const problem = drawn.problem.slice(0, LONGEST_PROBLEM)
    await db
      .update(report_files)
      .set({ state: 'failed', problem, updatedAt: deps.now().toISOString() })
      .where(eq(report_files.id, fileId))
    return `file ${fileId} could not be drawn: ${problem}`
  }
  return keep(deps, { row: row.file, ...whole, drawn })
}

type Whole = { document: Printable; openKey: string }

/**
 * What is drawn, and the key of what was open while it was read: a key of later would hand out what a refund has closed since.
 * @throws Error where that changed in between; the job is done again.
 */
const readWhole = async (
  deps: Deps,
  { sitting, locale }: { sitting: OwnSitting; locale: Locale },
): Promise<Whole | null> => {
  const [before, document, after] = [
    await openKeyIfAny(deps, sitting),
    await fileDocument(deps, { sitting, locale }),
    await openKeyIfAny(deps, sitting),
  ]
  if (!document || !after) return null
  if (before !== after) throw new Error('What is open of a report changed while its file was read.')
  return { document, openKey: after }
}

/** Null: nothing of it may be had as a file. */
const openKeyIfAny = (deps: Deps, sitting: OwnSitting): Promise<string | null> =>
  openKeyOf(deps, sitting).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })

type Drawn = Awaited<ReturnType<typeof renderOnce>>

const draw = (document: Printable): Promise<Drawn | { problem: string }> =>
  renderOnce(document).catch((error: unknown) => ({
    problem: error instanceof Error ? error.message : String(error),
  }))

type Kept = Whole & { row: typeof report_files.$inferSelect; drawn: Drawn }

const keep = async (deps: Deps, { row, document, openKey, drawn }: Kept): Promise<string> => {
  const db = deps.payload.db.drizzle
  // What was asked for may have changed before it was drawn.
  const key = keyOf(document, openKey)
  const now = deps.now().toISOString()
  await storeFile(key, drawn.bytes)
  if (key !== row.contentKey) await db.delete(report_files).where(eq(report_files.contentKey, key))
  const [kept] = await db
    .update(report_files)
    .set({
      contentKey: key,
      state: 'drawn',
      pages: drawn.pages,
      bytes: drawn.bytes.byteLength,
      sha256: createHash('sha256').update(drawn.bytes).digest('base64url'),
      drawnAt: now,
      problem: null,
      updatedAt: now,
    })
    .where(eq(report_files.id, row.id))
    .returning({ id: report_files.id })
  if (!kept) {
    // Erased meanwhile.
    await removeFiles([key])
    return `file ${row.id} went while it was drawn`
  }
  const replaced = await db
    .delete(report_files)
    .where(
      and(
        eq(report_files.report, row.report),
        eq(report_files.locale, row.locale),
        eq(report_files.state, 'drawn'),
        ne(report_files.id, row.id),
      ),
    )
    .returning({ key: report_files.contentKey })
  await removeFiles(replaced.map((each) => each.key))
  return `drew file ${row.id}: ${drawn.pages} pages, ${drawn.bytes.byteLength} bytes`
}
