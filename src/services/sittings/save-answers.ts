import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import type { CallData, CallParsed } from '@/domain/api/calls'
import { type Answer, isNewer, mergeAnswer } from '@/domain/exam/answer'
import { acceptAnswer, remainingSeconds } from '@/domain/exam/deadline'
import { toCanonical, toShown } from '@/domain/exam/option-order'
import type { Locale } from '@/domain/locale/locales'
import { answers } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal, Refusal } from '../refusal'
import { makeAnchor, readAnchor } from './anchor'
import { type AnswerRow, createAnswerWriter } from './answer-writer'
import { hasConsent } from './person/save-consent'
import { type PinnedQuestion, slotOf } from './pinned-form'
import type { PinnedSitting } from './pinned-sitting'
import { settleStage } from './settle-stage'

type Input = Omit<CallParsed<'sitting.save'>['body'], 'orderNumber'>
type Incoming = Input['answers'][number] & {
  question: PinnedQuestion
  canonical: number | null
  late: boolean
}

/** The process's own: what comes in together is stored together. */
const writeAnswers = createAnswerWriter()

/**
 * Stores answers of a running sitting; acknowledged means durable. Of each question the newest claim's highest revision
 * stands, a refused answer comes back with the winner. Answers of a tab or device that another one has replaced are
 * merged like all others; `owner: false` tells it. Late answers are kept but not scored (docs/decisions/0024).
 * @param readIn the language of the page that saves, in which the questions were read; null: it did not say.
 */
export const saveAnswers = async (
  deps: Deps,
  {
    number,
    input,
    sitting,
    readIn,
  }: { number: string; input: Input; sitting: PinnedSitting; readIn: Locale | null },
): Promise<CallData<'sitting.save'>> => {
  const now = deps.now()
  const located = newestOfEach(locate({ input, sitting, now }))
  const forbidden = await withoutConsent(deps, { sitting, incoming: located })
  const incoming = located.filter((answer) => !forbidden.includes(answer))
  await settleBegun(deps, { number, sitting, incoming })
  const stored = await writeAnswers({
    sittingId: sitting.id,
    rows: incoming.filter(takesSomething).map((answer) => rowOf({ answer, readIn, now })),
  })
  if (!stored) throw new HttpRefusal('notFound')
  if (stored.state !== 'started') throw new Refusal('sittingLocked')

  const isStored = (answer: Incoming) =>
    !takesSomething(answer) || stored.written.has(slotOf(answer.question))
  const fresh = incoming.filter(isStored)
  const passed = incoming.filter((answer) => !isStored(answer))
  const { replayed, refused } = await judgePassed(deps, { sitting, passed })
  return {
    accepted: [...fresh, ...replayed].map(({ id, choice, epoch, revision }) => ({
      id,
      choice,
      epoch,
      revision,
    })),
    // As if each were cleared already: the browser adopts that.
    refused: [
      ...refused,
      ...forbidden.map(({ id, epoch, revision }) => ({ id, choice: null, epoch, revision })),
    ],
    unscored: fresh.filter(({ late }) => late).map(({ id }) => id),
    owner: input.epoch >= stored.epoch,
    epoch: stored.epoch,
    remainingSeconds: remainingSeconds({ deadline: sitting.deadline, now }),
    anchor: makeAnchor({ sittingId: sitting.id, at: now }),
  }
}

const locate = ({ input, sitting, now }: { input: Input; sitting: PinnedSitting; now: Date }): Incoming[] => {
  const acknowledgedAt = readAnchor({ sittingId: sitting.id, anchor: input.anchor })
  const { deadline, questions } = sitting
  return input.answers.map((answer) => {
    const question = questions.get(answer.id)
    if (!question)
      throw new HttpRefusal('malformed', { issues: [{ path: 'answers', message: 'unknown question' }] })
    if (answer.choice !== null && answer.choice >= question.order.length)
      throw new HttpRefusal('malformed', { issues: [{ path: 'answers', message: 'unknown choice' }] })
    const canonical =
      answer.choice === null ? null : toCanonical({ order: question.order, shown: answer.choice })
    const { kind } = acceptAnswer({ deadline, now, acknowledgedAt, deviceElapsedMs: answer.elapsedMs })
    return { ...answer, question, canonical, late: kind !== 'score' }
  })
}

/** Answers about health that nobody agreed to: nothing of them is stored. */
const withoutConsent = async (
  { payload }: Pick<Deps, 'payload'>,
  { sitting, incoming }: { sitting: PinnedSitting; incoming: Incoming[] },
): Promise<Incoming[]> => {
  const about = incoming.filter(({ id, choice }) => choice !== null && sitting.needConsent.has(id))
  if (about.length === 0 || (await hasConsent(payload.db.drizzle, sitting.id))) return []
  return about
}

/** A later part whose middle level is answered has begun with it: nothing else takes its place any more. */
const settleBegun = async (
  deps: Deps,
  { number, sitting, incoming }: { number: string; sitting: PinnedSitting; incoming: Incoming[] },
): Promise<void> => {
  const begun = incoming.flatMap(({ id, choice }) =>
    choice === null ? [] : (sitting.unsettled.get(id) ?? []),
  )
  for (const part of new Set(begun)) {
    await settleStage(deps, { number, part, decide: async () => ({ type: 'keep_middle' }) })
  }
}

/** One entry a question: an INSERT may not meet the same row twice. */
const newestOfEach = (incoming: Incoming[]): Incoming[] => {
  const newest = new Map<string, Incoming>()
  for (const answer of incoming) {
    const other = newest.get(answer.id)
    if (!other || isNewer(answer, other)) newest.set(answer.id, answer)
  }
  return [...newest.values()]
}

/** Clearing an answer when time is over takes nothing back. */
const takesSomething = ({ late, canonical }: Incoming): boolean => !late || canonical !== null

type Row = { answer: Incoming; readIn: Locale | null; now: Date }

const rowOf = ({ answer, readIn, now }: Row): AnswerRow => ({
  slot: slotOf(answer.question),
  choice: answer.late ? null : answer.canonical,
  lateChoice: answer.late ? answer.canonical : null,
  epoch: answer.epoch,
  revision: answer.revision,
  spentMs: answer.spentMs,
  readLocale: readIn,
  answeredAt: now.toISOString(),
})

/** Answers that did not replace what was stored: said before (a lost acknowledgement), or beaten. */
const judgePassed = async (
  { payload }: Pick<Deps, 'payload'>,
  { sitting, passed }: { sitting: PinnedSitting; passed: Incoming[] },
): Promise<{ replayed: Incoming[]; refused: CallData<'sitting.save'>['refused'] }> => {
  if (passed.length === 0) return { replayed: [], refused: [] }
  const slots = passed.map(({ question }) => slotOf(question))
  const rows = await payload.db.drizzle
    .select()
    .from(answers)
    .where(and(eq(answers.sitting, sitting.id), inArray(answers.position, slots)))
  const judged = passed.map((answer) => {
    const row = rows.find(({ position: slot }) => slot === slotOf(answer.question))
    if (!row) throw new Error('An answer was neither stored nor beaten.')
    const winner: Answer = { choice: row.lateChoice ?? row.choice, epoch: row.epoch, revision: row.revision }
    const { action } = mergeAnswer({ stored: winner, incoming: { ...answer, choice: answer.canonical } })
    return { answer, winner, replayed: action !== 'refuse' }
  })
  return {
    replayed: judged.filter(({ replayed }) => replayed).map(({ answer }) => answer),
    refused: judged
      .filter(({ replayed }) => !replayed)
      .map(({ answer, winner }) => ({
        ...winner,
        id: answer.id,
        choice: shownOf(answer.question, winner.choice),
      })),
  }
}

const shownOf = (question: PinnedQuestion, canonical: number | null): number | null =>
  canonical === null ? null : toShown({ order: question.order, canonical })
