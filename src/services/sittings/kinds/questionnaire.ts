import { createHash } from 'node:crypto'
import { and, desc, eq } from '@payloadcms/db-postgres/drizzle'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import { shuffleOptions } from '@/domain/exam/option-order'
import { type Locale, parseLocale } from '@/domain/locale/locales'
import { arrangeItems } from '@/domain/questionnaires/arrange-items'
import { isDirected } from '@/domain/questionnaires/directed-items'
import type { Instrument, QuestionnaireItem } from '@/domain/questionnaires/instrument'
import type { GivenAnswer } from '@/domain/questionnaires/judge-answers'
import { readInOf } from '@/domain/questionnaires/read-in'
import { type QuestionnaireResult, scoreQuestionnaire } from '@/domain/questionnaires/score-questionnaire'
import {
  isQuestionnaireVersion,
  QUESTIONNAIRE_SCORING,
  type QuestionnaireVersion,
} from '@/domain/questionnaires/scorings'
import { tellFree, tellReport } from '@/domain/questionnaires/tell-result'
import { instrument_versions, instruments } from '@/payload-schema'
import type { Deps } from '../../deps'
import { Refusal } from '../../refusal'
import { type ScaledKind, sayQuestionnaire } from '../../reports/view/say-questionnaire'
import { reportWords } from '../../reports/view/words'
import { opaqueId, secureRandom } from '../pin-form'
import { type PinnedForm, type PinnedPart, slotOf } from '../pinned-form'
import { readInstrument } from './instrument-versions'
import type { KindRules, StoredSitting } from './kind-rules'

type Db = Pick<Deps, 'payload'>

/** What every questionnaire does alike: how it is put together, drawn and scored. */
export const questionnaireForm = (kind: QuestionnaireKind, normVersion: string): Shared => ({
  knowsVersion: isQuestionnaireVersion,

  pin: (deps, { exam }) => pinStatements(deps, { kind, examId: exam.id }),

  prepare: async (deps, form) => {
    await instrumentOf(deps, form)
  },

  score: async (deps, stored, by = QUESTIONNAIRE_SCORING) => {
    const { instrument } = await instrumentOf(deps, stored.form)
    const scoringVersion = by as QuestionnaireVersion
    const { verdict, codes, result } = scoreQuestionnaire(
      { instrument, given: givenAnswers(instrument.items, stored) },
      scoringVersion,
    )
    const readIn = readInOf(languagesRead(stored), stored.begunIn)
    return {
      verdict,
      codes,
      iq: null,
      shown: { ...result, ...(readIn !== stored.begunIn && { readIn }) },
      scoringVersion,
      normVersion,
    }
  },

  draw: async (deps, { form, questions, locale }) => {
    const { instrument, words } = await instrumentOf(deps, form)
    return {
      examKind: kind,
      questions: questions.map(({ id, versionId, position, part, order }) => {
        const item = itemOf(instrument.items, versionId)
        const said = words[locale].items[versionId]
        const own = wordsAround(instrument, { item, phrases: words[locale].phrases })
        const options = said?.options ?? own.options
        return {
          id,
          position,
          part,
          kind: item.kind,
          text: said?.text ?? '',
          other: said?.other ?? null,
          choices: item.choices,
          options: options ? order.map((canonical) => options[canonical] ?? '') : null,
          lead: own.lead,
          ask: own.ask,
          helpFrom: instrument.rules?.safety?.item === item.id ? instrument.rules.safety.fromChoice : null,
        }
      }),
    }
  },

  counted: (shown) => {
    const { answered, total } = shown as QuestionnaireResult
    return { answered, total }
  },
})

type Shared = Omit<KindRules, 'teaser' | 'reportScore'>

/** Statements and situations: no right answers, no clock; scored scale by scale (domain/questionnaires). */
export const questionnaireRules = (kind: ScaledKind): KindRules => ({
  ...questionnaireForm(kind, NO_NORM),

  teaser: async (deps, { form, shown, locale }) => {
    const { instrument, words } = await instrumentOf(deps, form)
    const result = shown as QuestionnaireResult
    const { answered, total } = result
    return { examKind: kind, answered, total, ...tellFree({ instrument, words: words[locale], result }) }
  },

  reportScore: async (deps, { form, shown, locale, scoringVersion }) => {
    const [{ instrument, words }, ours] = await Promise.all([instrumentOf(deps, form), reportWords(locale)])
    const result = shown as QuestionnaireResult
    const { answered, total } = result
    const facts = tellReport({ instrument, words: words[locale], result })
    const told = sayQuestionnaire(ours, { kind, facts, answered, total, scoringVersion })
    return { examKind: kind, score: { ...told, normVersion: NO_NORM, scoringVersion } }
  },
})

type Around = { lead: string | null; ask: string | null; options: string[] | null }

/** What the instrument itself says around an item: of when it is asked, what is asked, and the words of its choices. */
const wordsAround = (
  { rules }: Instrument,
  { item, phrases = {} }: { item: QuestionnaireItem; phrases: Readonly<Record<string, string>> | undefined },
): Around => {
  const isPlain = isDirected(rules, item)
  const [set] = Object.entries(rules?.sets ?? {}).find(([, scales]) => scales.includes(item.scale)) ?? []
  if (!set) return { lead: null, ask: phrases[`asks.${item.kind}`] ?? null, options: null }
  return {
    lead: isPlain ? null : (phrases.lead ?? null),
    ask: phrases[`sets.${set}.label`] ?? null,
    options: Array.from({ length: item.choices }, (_, index) => phrases[`sets.${set}.${index + 1}`] ?? ''),
  }
}

/** The newest version of an exam's instrument, in an order of this sitting's own. */
const pinStatements = async (
  deps: Db,
  { kind, examId }: { kind: QuestionnaireKind; examId: string },
): Promise<PinnedForm> => {
  const versionId = await newestVersion(deps, examId)
  if (!versionId) throw new Refusal('examUnavailable')
  const { instrument } = await readInstrument(deps, versionId)
  const parts = [...new Set(instrument.items.map(({ part }) => part))].map(
    (part): PinnedPart => ({ part, id: opaqueId() }),
  )
  const questions = parts
    .flatMap(({ part }) => {
      const items = instrument.items.filter((item) => item.part === part)
      return arrangeItems(instrument, items, shuffled)
    })
    .map((item, index) => ({
      id: opaqueId(),
      versionId: item.id,
      position: index + 1,
      part: item.part,
      order: orderOf(item),
    }))
  return {
    kind,
    version: createHash('sha256').update(versionId).digest('hex').slice(0, 16),
    limitSeconds: null,
    instrument: versionId,
    questions,
    parts,
  }
}

/** No sample of takers yet: nobody is compared with anybody (docs/decisions/0049). */
const NO_NORM = 'none'

export const instrumentOf = (deps: Db, { instrument }: PinnedForm) => {
  if (!instrument) throw new Error('A questionnaire was pinned without its instrument.')
  return readInstrument(deps, instrument)
}

/** The newest version of the published instrument of an exam. */
const newestVersion = async ({ payload }: Db, examId: string): Promise<string | null> => {
  const [row] = await payload.db.drizzle
    .select({ id: instrument_versions.id })
    .from(instrument_versions)
    .innerJoin(instruments, eq(instruments.id, instrument_versions.instrument))
    .where(and(eq(instruments.exam, examId), eq(instruments._status, 'published')))
    .orderBy(desc(instrument_versions.version))
    .limit(1)
  return row?.id ?? null
}

const shuffled = (items: readonly QuestionnaireItem[]): QuestionnaireItem[] =>
  items.length === 0
    ? []
    : shuffleOptions({ random: secureRandom, count: items.length }).flatMap((index) => items[index] ?? [])

/** A scale's choices stand in their order; those of a situation do not tell which is better by their place. */
const orderOf = ({ kind, choices }: QuestionnaireItem): number[] =>
  kind === 'situation' || kind === 'forced_choice'
    ? shuffleOptions({ random: secureRandom, count: choices })
    : Array.from({ length: choices }, (_, index) => index)

const itemOf = (items: readonly QuestionnaireItem[], id: string): QuestionnaireItem => {
  const item = items.find((each) => each.id === id)
  if (!item) throw new Error(`The pinned instrument has no item ${id}.`)
  return item
}

/** Of each scored answer, as it was shown. */
const languagesRead = ({ form, given }: StoredSitting): (Locale | null)[] => {
  const slots = new Set(form.questions.map(slotOf))
  return given
    .filter(({ choice, position: slot }) => choice !== null && slots.has(slot))
    .map(({ readLocale }) => parseLocale(readLocale))
}

const givenAnswers = (items: readonly QuestionnaireItem[], { form, given }: StoredSitting): GivenAnswer[] =>
  form.questions.map((question) => {
    const answer = given.find(({ position: slot }) => slot === slotOf(question))
    return {
      item: itemOf(items, question.versionId),
      choice: answer?.choice ?? null,
      seconds: answer && answer.spentMs > 0 ? answer.spentMs / 1000 : null,
    }
  })
