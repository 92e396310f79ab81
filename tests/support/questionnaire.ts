import type { CallData } from '@/domain/api/calls'
import { consentOf, type QuestionnaireKind } from '@/domain/exam/kinds'
import type { Locale } from '@/domain/locale/locales'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'
import { query } from './database'
import type { Visitor } from './visitor'

/** Where the other tests of a new installation are. */
export const PLACES = {
  types16: 'iq-2',
  eq: 'iq-3',
  left_right: 'iq-4',
  depression: 'iq-5',
  psychology: 'iq-6',
  map: 'iq-7',
} as const satisfies Record<QuestionnaireKind, string>

/** The kinds whose result is sold and no health data. */
export const PLAIN_KINDS = ['types16', 'eq', 'left_right'] as const

type Sitting = CallData<'sitting.start'>
type Statement = Exclude<CallData<'question.list'>, { examKind: 'iq' }>['questions'][number]

export const start = (
  visitor: Visitor,
  { kind, hl = 'EN' as Locale, restart = false }: { kind: QuestionnaireKind; hl?: Locale; restart?: boolean },
): Promise<Sitting> =>
  visitor.ok('sitting.start', {
    body: {
      appExamId: PLACES[kind],
      hl,
      timing: 'standard',
      restart,
      ...(consentOf(kind) === 'start' && { consent: { adult: true, health: true } }),
    },
  })

/** Every statement of a sitting, in its order. */
export const statements = async (
  visitor: Visitor,
  { kind, sitting, lang = 'EN' as Locale }: { kind: QuestionnaireKind; sitting: Sitting; lang?: Locale },
): Promise<Statement[]> => {
  const drawn = []
  for (const { id } of sitting.parts) {
    const part = await visitor.ok('question.list', {
      params: { examId: PLACES[kind], lang },
      query: { part: id },
    })
    if (part.examKind === 'iq') throw new Error('A questionnaire was drawn as the IQ test.')
    drawn.push(...part.questions)
  }
  return drawn
}

/** The ids that items have in their instrument, which no browser learns, by the ids that it knows. */
export const itemsOf = async (
  orderNumber: string,
): Promise<Map<string, { item: string; order: number[] }>> => {
  const [row] = await query<{ form: { questions: { id: string; versionId: string; order: number[] }[] } }>(
    'select form from sittings where number = $1',
    [orderNumber],
  )
  return new Map(row?.form.questions.map(({ id, versionId, order }) => [id, { item: versionId, order }]))
}

/**
 * @param choose the stored choice for an item; null: left open. @param spentMs on each; else as a person takes.
 * @param only what is left open is not saved at all, so that what was answered before stays.
 */
export const answer = async (
  visitor: Visitor,
  {
    sitting,
    choose,
    spentMs,
    only = false,
  }: {
    sitting: Sitting
    choose: (item: string, index: number) => number | null
    spentMs?: number
    only?: boolean
  },
): Promise<void> => {
  const { orderNumber, anchor } = sitting
  const items = await itemsOf(orderNumber)
  const answers = sitting.questions.map(({ id }, index) => {
    const { item = '', order = [] } = items.get(id) ?? {}
    const canonical = choose(item, index)
    const choice = canonical === null ? null : order.indexOf(canonical)
    return {
      id,
      choice,
      epoch: 0,
      revision: 1,
      spentMs: spentMs ?? 4_000 + ((index * 7919) % 3_000),
      elapsedMs: 1_000,
    }
  })
  const saved = answers.filter(({ choice }) => !only || choice !== null)
  await visitor.ok('sitting.save', { body: { orderNumber, epoch: 0, anchor, answers: saved } })
}

/** What statements say that only say which choice to make; alike in each test that has them. */
const DIRECTED: Readonly<Record<string, number>> = {
  ...SEED_INSTRUMENTS.psychology.rules?.directed,
  ...SEED_INSTRUMENTS.map.rules?.directed,
}

/** A person who leans to one side of every scale: agrees with what is keyed that way, with some variety. */
export const leaning = (item: string, index: number): number => {
  const directed = DIRECTED[item]
  if (directed !== undefined) return directed
  const number = Number(/\d+$/.exec(item)?.[0] ?? 1)
  if (item.startsWith('si')) return number % 4
  const towards = /^(?:pe|us|un|ma)/.test(item) ? number <= 4 : number % 2 === 1
  return towards ? 3 + (index % 2) : index % 2
}

export const finish = async (
  visitor: Visitor,
  {
    kind,
    hl = 'EN' as Locale,
    choose = leaning,
  }: { kind: QuestionnaireKind; hl?: Locale; choose?: typeof leaning },
): Promise<Sitting> => {
  const sitting = await start(visitor, { kind, hl })
  await answer(visitor, { sitting, choose })
  const { state } = await visitor.ok('sitting.confirm', { body: { orderNumber: sitting.orderNumber } })
  if (state !== 'valid') throw new Error(`The answers to ${kind} were ${state}.`)
  return sitting
}
