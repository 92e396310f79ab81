import type { Locale } from '@/domain/locale/locales'
import { worthOf } from '@/domain/questionnaires/instrument'
import { scoreQuestionnaire } from '@/domain/questionnaires/score-questionnaire'
import { tellFree, tellReport } from '@/domain/questionnaires/tell-result'
import { wordedInstrumentOf } from '@/domain/questionnaires/worded-instrument-of'
import { instrumentDocument } from '@/seed/instruments/documents'
import { sayQuestionnaire } from '@/services/reports/view/say-questionnaire'
import type { QuestionnaireReport } from '@/ui/report/questionnaire/questionnaire-report'
import type { QuestionnaireFree } from '@/ui/report/teaser/questionnaire-teaser'
import { wordsOfReports } from './report-words'

const WORDED = {
  types16: wordedInstrumentOf(instrumentDocument('types16')),
  eq: wordedInstrumentOf(instrumentDocument('eq')),
  left_right: wordedInstrumentOf(instrumentDocument('left_right')),
  depression: wordedInstrumentOf(instrumentDocument('depression')),
  psychology: wordedInstrumentOf(instrumentDocument('psychology')),
}

const WORDS = await wordsOfReports()

export type ToldKind = keyof typeof WORDED

export const scalesOf = (kind: ToldKind) => WORDED[kind].instrument.scales
export const wordsOf = (kind: ToldKind, locale: Locale) => WORDED[kind].words[locale]

type Given = {
  kind: ToldKind
  locale: Locale
  /** How much each item says of its scale, from 0 to 1, by the ids of both; null: it was left open. */
  leaning: (scale: string, item: string) => number | null
}

/** What a taker of a seeded questionnaire with these answers is told. */
export const toldOf = ({ kind, locale, leaning }: Given) => {
  const { instrument, words } = WORDED[kind]
  const given = instrument.items.map((item) => {
    const share = leaning(item.scale, item.id)
    return { item, choice: share === null ? null : choiceNear(item, share), seconds: 5 }
  })
  const { result } = scoreQuestionnaire({ instrument, given })
  const told = { instrument, words: words[locale], result }
  const { answered, total } = result
  const scoringVersion = 'questionnaire-3'
  const facts = tellReport(told)
  const report: QuestionnaireReport = {
    examKind: kind,
    help: facts.help,
    orderNumber: '0123456789AB',
    code: 'main',
    examId: 2,
    timing: 'untimed',
    finishedAt: '2026-11-24T10:00:00.000Z',
    total,
    answered,
    late: 0,
    caution: false,
    own: true,
    addable: false,
    takerName: null,
    eraseAt: null,
    refundedAt: null,
    moneyBack: null,
    openParts: [],
    lockedParts: [],
    gift: null,
    score: {
      ...sayQuestionnaire(WORDS[locale], { kind, facts, answered, total, scoringVersion }),
      normVersion: 'none',
      scoringVersion,
    },
  }
  const free: QuestionnaireFree = {
    examKind: kind,
    orderNumber: report.orderNumber,
    answered,
    total,
    timing: 'untimed',
    eraseAt: null,
    caution: false,
    hurried: false,
    ...tellFree(told),
  }
  return { report, free }
}

type Item = Parameters<typeof worthOf>[0]

const choiceNear = (item: Item, share: number): number => {
  const choices = Array.from({ length: item.choices }, (_, choice) => choice)
  const most = Math.max(...choices.map((choice) => worthOf(item, choice)))
  const distance = (choice: number) => Math.abs(worthOf(item, choice) - share * most)
  return choices.reduce((best, choice) => (distance(choice) < distance(best) ? choice : best))
}
