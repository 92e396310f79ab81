import { createTranslator } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { type Locale, tagOf } from '@/domain/locale/locales'
import type { PdfBlock, PdfDocument } from '@/gateways/pdf/pdf-document'
import { readMessages } from '@/i18n/messages'
import { iqBlocks } from './iq-blocks'
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
  const words = await wordsIn(locale)
  const blocks = blocksOf(report, words)
  if (!blocks) return null
  const { report: t, courses } = words
  const day = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long' }).format(
    new Date(report.finishedAt),
  )
  const name = report.takerName ? t('result.takerName', { name: report.takerName }) : null
  return {
    locale,
    title: t('result.title'),
    above: [title, t('result.finished', { date: day }), name].filter(Boolean).join(' · '),
    header: `${title} · ${report.orderNumber}`,
    footer: courses('pdf.position', { page: '{page}', pages: '{pages}' }),
    blocks,
    sources: { title: '', items: [] },
  }
}

type Words = Awaited<ReturnType<typeof wordsIn>>

const wordsIn = async (locale: Locale) => {
  const tag = tagOf(locale)
  const messages = await readMessages(locale)
  return {
    report: createTranslator({ locale: tag, messages, namespace: 'report' }),
    courses: createTranslator({ locale: tag, messages, namespace: 'courses' }),
    map: createTranslator({ locale: tag, messages, namespace: 'map' }),
    questionnaire: createTranslator({ locale: tag, messages, namespace: 'questionnaire' }),
  }
}

const blocksOf = (told: OpenReport, words: Words): PdfBlock[] | null => {
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

const iqHeads = ({ report: t }: Words): Parameters<typeof iqBlocks>[1] => ({
  classes: [t('result.bandColumn'), t('result.rangeColumn'), t('result.shareColumn'), t('result.bandTitle')],
  countries: [
    t('iq.countries.rank'),
    t('iq.countries.country'),
    t('iq.countries.mean'),
    t('iq.countries.takers'),
  ],
  puzzles: [
    t('iq.map.column.position'),
    t('iq.map.column.ofHundred'),
    t('iq.map.column.outcome'),
    t('iq.map.column.seconds'),
  ],
  outcomes: {
    right: t('iq.map.outcome.right'),
    wrong: t('iq.map.outcome.wrong'),
    open: t('iq.map.outcome.open'),
    late: t('iq.map.outcome.late'),
  },
})
