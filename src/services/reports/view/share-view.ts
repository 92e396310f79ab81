import { createTranslator } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { displayedIq } from '@/domain/measurement/norms'
import { toldClasses } from '@/domain/reports/iq/score-facts'
import type { SharedKind } from '@/domain/reports/share'
import { keptByLocale, readMessages } from '@/i18n/messages'
import type { ReportScore } from '../../sittings/kinds/kind-rules'

export type SharedView = CallData<'report.shared'>['shared']

type Iq = Extract<ReportScore, { examKind: 'iq' }>['score']
type Scaled = Exclude<ReportScore, { examKind: 'iq' | 'map' }>['score']

type Facts = {
  told: ReportScore
  locale: Locale
  code: string
  examId: number
  title: string
  brand: string
  /** Of who took the test; null where it is not to be shown. */
  name: string | null
  finishedAt: Date
}

/** What one kind says of its result: a class or a range with how sure it is, and never more. */
type Own = Pick<SharedView, 'lead' | 'headline' | 'said' | 'rows' | 'curve'>

/**
 * What a shared result tells everybody, in finished sentences. Its page, its picture and the call all say this, so they
 * never disagree. It knows no order, no answer and no score: what is not here cannot get out.
 */
export const shareView = async ({
  told,
  locale,
  name,
  finishedAt,
  ...around
}: Facts): Promise<SharedView> => {
  const words = await wordsIn(locale)
  const { t } = words
  const kind = told.examKind as SharedKind
  const own = await sayOwn(words, told)
  const date = new Intl.DateTimeFormat(tagOf(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const { title } = around
  return {
    examKind: kind,
    ...around,
    name,
    ...own,
    note: t(`note.${kind}`),
    question: t(`question.${kind}`),
    meaning: t(`meaning.${kind}`),
    date: date.format(finishedAt),
    take: t('take'),
    heading: name ? t('headingNamed', { name, title }) : t('heading', { title }),
    summary: [t('lead.both', { lead: own.lead, headline: own.headline }), ...own.said].join(' · '),
  }
}

type Words = Awaited<ReturnType<typeof wordsIn>>

const wordsIn = keptByLocale(async (locale) => {
  const tag = tagOf(locale)
  const messages = await readMessages(locale)
  return {
    tag,
    t: createTranslator({ locale: tag, messages, namespace: 'share.view' }),
    bands: createTranslator({ locale: tag, messages, namespace: 'report.band' }),
  }
})

const sayOwn = (words: Words, told: ReportScore): Own => {
  if (told.examKind === 'iq') return sayIq(words, told.score)
  if (told.examKind === 'types16') return sayType(words, told.score)
  if (told.examKind === 'eq') return sayAreas(told.score)
  if (told.examKind === 'left_right') return sayStyle(words, told.score)
  throw new RangeError(`a result of ${told.examKind} is not shared`)
}

const NOTHING = { said: [], rows: [], curve: null }

/** The class is not asserted: the interval may reach into others, which are named (docs/decisions/0049). */
const sayIq = ({ t, tag, bands }: Words, score: Iq): Own => {
  const { iq, ci95, band, atCeiling, atFloor } = score
  if (atFloor || iq === null || ci95 === null || band === null)
    throw new RangeError('a result that could not be measured is not shared')
  const low = displayedIq(ci95[0])
  const high = atCeiling ? null : displayedIq(ci95[1])
  const kind = high === null ? 'atLeast' : 'between'
  const { likeliest, others } = toldClasses({ iq, ci95, band, atCeiling })
  const list = new Intl.ListFormat(tag, { type: 'disjunction' }).format(others.map((id) => bands(id)))
  const ends = { low, high: high ?? 0 }
  return {
    lead: t(`lead.iq.${kind}`),
    headline: bands(likeliest),
    said: [t(`interval.${kind}`, ends), ...(others.length > 0 ? [t('possible', { classes: list })] : [])],
    rows: [],
    curve: { low, high, drawing: t(`drawing.${kind}`, ends) },
  }
}

const sayType = ({ t }: Words, { types, type }: Scaled): Own => {
  const [nearest] = types?.list ?? []
  if (!nearest || !type) throw new RangeError('a result of the 16 types without a type')
  return {
    ...NOTHING,
    lead: t('lead.types16'),
    headline: type.title,
    said: [t('whole', { probability: nearest.chance })],
  }
}

const sayAreas = ({ answer, scales }: Scaled): Own => {
  if (!answer?.headline) throw new RangeError('a result of the EQ test without its total')
  const rows = scales.list.map(({ name, level }) => ({ name, said: level ?? '' }))
  return { ...NOTHING, lead: answer.title, headline: answer.headline, rows }
}

const sayStyle = ({ t }: Words, { answer }: Scaled): Own => {
  if (!answer?.headline) throw new RangeError('a result of the styles without a scale')
  return { ...NOTHING, lead: t('lead.left_right'), headline: answer.headline }
}
