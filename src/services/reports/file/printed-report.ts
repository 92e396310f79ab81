import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import type { PdfBlock, PdfDocument } from '@/gateways/pdf/pdf-document'
import { type FileWords, fileWords } from './file-words'
import { iqBlocks } from './iq-blocks'
import { iqHeads } from './iq-heads'
import { mapBlocks } from './map-blocks'
import { questionnaireBlocks } from './questionnaire-blocks'

export type OpenReport = Extract<CallData<'report.read'>, { kind: 'report' }>['report']

type Printed = {
  report: OpenReport
  locale: Locale
  /** Of the test. */
  title: string
}

/**
 * A report as it is printed, of what `report.read` tells of it: whoever is told more on the page has more in the file, and
 * nobody has more in the file. Null: its score is not open.
 */
export const printedReport = async ({ report, locale, title }: Printed): Promise<PdfDocument | null> => {
  const words = await fileWords(locale)
  const blocks = blocksOf(report, words)
  if (!blocks) return null
  const { report: t, courses, day } = words
  const name = report.takerName ? t('result.takerName', { name: report.takerName }) : null
  return {
    locale,
    title,
    above: [t('result.title'), t('result.finished', { date: day(report.finishedAt) }), name]
      .filter(Boolean)
      .join(' · '),
    header: `${title} · ${report.orderNumber}`,
    footer: courses('pdf.position', { page: '{page}', pages: '{pages}' }),
    blocks,
    sources: { title: '', items: [] },
  }
}

const blocksOf = (told: OpenReport, words: FileWords): PdfBlock[] | null => {
  const { report: t, map, questionnaire } = words
  const head = [t('result.measure'), t('result.value')] as const
  const caution = told.caution ? questionnaire('report.caution') : null
  if (told.examKind === 'iq') return told.told && iqBlocks(told.told, iqHeads(words))
  if (told.examKind === 'map') {
    const titles = {
      keywords: map('keywords'),
      interpretations: map('tabs.interpretations'),
      recommendations: map('tabs.recommendations'),
      caution,
    }
    return told.score && mapBlocks(told.score, titles, head)
  }
  if (!told.score) return null
  const blocks = questionnaireBlocks(told.score, head)
  return caution ? [{ kind: 'note', text: caution }, ...blocks] : blocks
}
