import { createHash } from 'node:crypto'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import { guideBlocks } from '@/domain/publishing/guide-blocks'
import { hasFile } from '@/domain/reports/has-file'
import { type Printable, RENDERER } from '@/gateways/pdf/printable'
import type { Deps } from '../../deps'
import type { OwnSitting } from '../../sittings/find-sitting'
import { certificateNoteOf } from '../certificate/certificate-note'
import { fileWords } from '../file/file-words'
import { type IqBookParts, iqBook } from '../file/iq-book'
import { iqHeads } from '../file/iq-heads'
import { type OpenReport, printedReport } from '../file/printed-report'
import { readReport } from '../read-report'
import { readWrongAnswers } from '../read-wrong-answers'

/**
 * A report as it is printed: what `report.read` tells of it, and what else of it is bought. null: there is none, or it is not
 * open as a file.
 */
export const fileDocument = async (
  deps: Deps,
  { sitting, locale }: { sitting: OwnSitting; locale: Locale },
): Promise<Printable | null> => {
  const read = await readReport(deps, { sitting, viewer: null, locale })
  if (read.kind !== 'report') return null
  const { report } = read
  const open = new Set(report.openParts)
  if (!hasFile(report.examKind, open)) return null
  const words = await fileWords(locale)
  const title = words.report(`care.test.${report.examKind}`)
  const measured = report.examKind === 'iq' && report.told && report.told.score.iq !== null
  if (!measured) return printedReport({ report, locale, title })
  return iqBook(words, {
    told: report.told as IqBookParts['told'],
    heads: iqHeads(words),
    answers: open.has('wrong_answers') ? (await readWrongAnswers(deps, sitting)).questions : null,
    guide: open.has('brain_guide') ? await readBrainGuide(deps, locale) : null,
    certificate: await certificateNoteOf(deps, { sitting, owned: open.has('certificate') }),
    about: aboutOf(report, title, words),
  })
}

const aboutOf = (
  { orderNumber, finishedAt, takerName }: OpenReport,
  title: string,
  { report: t, day }: Awaited<ReturnType<typeof fileWords>>,
): IqBookParts['about'] => ({
  title,
  header: `${title} · ${orderNumber}`,
  day: t('result.finished', { date: day(finishedAt) }),
  orderNumber,
  taker: takerName ? t('result.takerName', { name: takerName }) : null,
})

/** Its text as the CMS has it today; Next's cache is not the worker's. */
const readBrainGuide = async (
  { payload }: Pick<Deps, 'payload'>,
  locale: Locale,
): Promise<IqBookParts['guide']> => {
  const { docs } = await payload.find({
    collection: 'report-parts',
    where: { part: { equals: 'brain_guide' } },
    select: { name: true, guide: true },
    locale,
    fallbackLocale: DEFAULT_LOCALE,
    depth: 0,
    limit: 1,
  })
  const [found] = docs
  const blocks = found?.guide ? guideBlocks(found.guide) : []
  return found && blocks.length > 0 ? { title: found.name, blocks } : null
}

const KEY_LENGTH = 64

/** The same text in the same look has the same key, and so the same file. `openKey`: of what is open (openKeyOf). */
export const keyOf = (document: Printable, openKey: string): string =>
  openKey +
  createHash('sha256')
    .update(JSON.stringify([RENDERER, document]))
    .digest('hex')
    .slice(0, KEY_LENGTH - openKey.length)
