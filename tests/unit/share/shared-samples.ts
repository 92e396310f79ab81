import type { Locale } from '@/domain/locale/locales'
import { classify, percentileOfIq } from '@/domain/measurement/norms'
import type { SharedKind } from '@/domain/reports/share'
import { type SharedView, shareView } from '@/services/reports/view/share-view'
import type { ReportScore } from '@/services/sittings/kinds/kind-rules'
import { toldOf } from '../ui-report/questionnaire-told'

type Iq = Extract<ReportScore, { examKind: 'iq' }>['score']

/** A score of the IQ test as it is stored. */
export const iqScore = (iq: number, own: Partial<Iq> = {}): ReportScore => ({
  examKind: 'iq',
  score: {
    iq,
    ci95: [iq - 11.4, iq + 11.4],
    percentile: percentileOfIq(iq),
    band: classify(iq),
    atCeiling: false,
    atFloor: false,
    formRange: [62, 138],
    raw: 20,
    dimensions: [],
    lateDrop: null,
    reaction: null,
    normVersion: 'provisional-1',
    scoringVersion: 'eap-4pl-1',
    ...own,
  },
})

const toldAs = (kind: SharedKind, locale: Locale): ReportScore => {
  if (kind === 'iq') return iqScore(118)
  const { report } = toldOf({ kind, locale, leaning: (scale) => (scale === 'pe' ? 0.9 : 0.7) })
  return { examKind: report.examKind, score: report.score } as ReportScore
}

type Sample = { kind: SharedKind; locale: Locale; told?: ReportScore; name?: string | null }

/** What the page of a result tells. */
export const sharedSample = ({ kind, locale, told, name = null }: Sample): Promise<SharedView> =>
  shareView({
    told: told ?? toldAs(kind, locale),
    locale,
    code: 'iq',
    examId: 1,
    title: 'Reasoning',
    brand: 'Plumbline',
    name,
    finishedAt: new Date('2026-11-24T10:00:00Z'),
  })
