import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData, CallParsed } from '@/domain/api/schemas'
import { acceptAnswer } from '@/domain/exam/accept-answer'
import { mergeAnswer } from '@/domain/exam/answer'
import { remainingSeconds } from '@/domain/exam/deadline'
import { toCanonical, toShown } from '@/domain/exam/option-order'
import { answers, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal, Refusal } from '../refusal'
import { inTransaction } from '../transaction'
import { makeAnchor, readAnchor } from './anchor'
import type { OwnSitting } from './find-sitting'
import type { PinnedForm, PinnedQuestion } from './pinned-form'

type Input = CallParsed<'sitting.save'>['body']
type Incoming = Input['answers'][number] & { question: PinnedQuestion; canonical: number | null }

/**
 * Stores answers of a running sitting; acknowledged means durable. The highest revision of a question wins, a refused
 * one comes back with the winner. Late answers are kept but not scored (DECISIONS 24).
 */
export const saveAnswers = async (
  deps: Deps,
  { sitting, input }: { sitting: OwnSitting; input: Input },
): Promise<CallData<'sitting.save'>> => {
  const incoming = input.answers.map((answer) => locate({ answer, form: sitting.form as PinnedForm }))
  const acknowledgedAt = readAnchor({ sittingId: sitting.id, anchor: input.anchor })
  return inTransaction(deps, async ({ db }) => {
    const [locked] = await db
      .select({ state: sittings.state })
      .from(sittings)
      .where(eq(sittings.id, sitting.id))
      .for('update')
    if (locked?.state !== 'started') throw new Refusal('sittingLocked')
    const now = deps.now()
    const deadline = sitting.deadline ? new Date(sitting.deadline) : null
    const stored = await db.select().from(answers).where(eq(answers.sitting, sitting.id))
    const byPosition = new Map(stored.map((row) => [row.position, row]))

    const result: CallData<'sitting.save'> = {
      accepted: [],
      refused: [],
      unscored: [],
      remainingSeconds: remainingSeconds({ deadline, now }),
      anchor: makeAnchor({ sittingId: sitting.id, at: now }),
    }
    const rows: (typeof answers.$inferInsert)[] = []
    for (const answer of newestOfEach(incoming)) {
      const { question, canonical, revision } = answer
      const before = byPosition.get(question.position)
      const merged = mergeAnswer({
        stored: before ? { choice: before.lateChoice ?? before.choice, revision: before.revision } : null,
        incoming: { choice: canonical, revision },
      })
      if (merged.action === 'refuse') {
        result.refused.push({
          id: question.id,
          choice: shownOf(question, merged.winner.choice),
          revision: merged.winner.revision,
        })
        continue
      }
      result.accepted.push({ id: question.id, choice: answer.choice, revision })
      if (merged.action === 'same') continue
      const { kind } = acceptAnswer({ deadline, now, acknowledgedAt, deviceElapsedMs: answer.elapsedMs })
      const late = kind !== 'score'
      if (late) result.unscored.push(question.id)
      rows.push({
        sitting: sitting.id,
        position: question.position,
        // A late change never takes back the choice that was made in time.
        choice: late ? (before?.choice ?? null) : canonical,
        lateChoice: late ? canonical : null,
        revision,
        spentMs: answer.spentMs,
        answeredAt: now.toISOString(),
      })
    }
    if (rows.length > 0) {
      await db
        .insert(answers)
        .values(rows)
        .onConflictDoUpdate({
          target: [answers.sitting, answers.position],
          set: {
            choice: sql`excluded.choice`,
            revision: sql`excluded.revision`,
            spentMs: sql`excluded.spent_ms`,
            lateChoice: sql`excluded.late_choice`,
            answeredAt: sql`excluded.answered_at`,
            updatedAt: sql`now()`,
          },
        })
    }
    return result
  })
}

const locate = ({ answer, form }: { answer: Input['answers'][number]; form: PinnedForm }): Incoming => {
  const question = form.questions.find(({ id }) => id === answer.id)
  if (!question)
    throw new HttpRefusal('malformed', { issues: [{ path: 'answers', message: 'unknown question' }] })
  const canonical =
    answer.choice === null ? null : toCanonical({ order: question.order, shown: answer.choice })
  return { ...answer, question, canonical }
}

/** One entry a question: an INSERT may not meet the same row twice. */
const newestOfEach = (incoming: Incoming[]): Incoming[] => {
  const newest = new Map<string, Incoming>()
  for (const answer of incoming) {
    const other = newest.get(answer.id)
    if (!other || answer.revision > other.revision) newest.set(answer.id, answer)
  }
  return [...newest.values()]
}

const shownOf = (question: PinnedQuestion, canonical: number | null): number | null =>
  canonical === null ? null : toShown({ order: question.order, canonical })
