import { eq } from '@payloadcms/db-postgres/drizzle'
import { toShown } from '@/domain/exam/option-order'
import { transitionSitting } from '@/domain/exam/sitting'
import { type ScoredResult, scoreSitting } from '@/domain/measurement/score-sitting'
import { answers, reports, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { inTransaction, type TransactionHandle } from '../transaction'
import type { OwnSitting } from './find-sitting'
import { type ItemVersionRow, readItemVersions } from './item-versions'
import { type PinnedForm, pinnedVersionIds, slotOf } from './pinned-form'

/**
 * Locks the answers and scores them, in one transaction: afterwards the result row exists. Confirming again changes
 * nothing. Returns where the sitting ended: `valid`, or `abnormal`, for which payment is never asked.
 */
export const confirmSitting = async (deps: Deps, sitting: OwnSitting): Promise<'valid' | 'abnormal'> => {
  // Read before the lock: inside, whatever part is in force then, its items are at hand.
  await readItemVersions(deps, pinnedVersionIds(sitting.form as PinnedForm))
  return inTransaction(deps, async ({ db }) => {
    const [row] = await db.select().from(sittings).where(eq(sittings.id, sitting.id)).for('update')
    if (!row) throw new Error('The sitting is gone.')
    if (row.state === 'valid' || row.state === 'abnormal') return row.state
    const form = row.form as PinnedForm
    const versions = await readItemVersions(
      deps,
      form.questions.map(({ versionId }) => versionId),
    )
    const now = deps.now()
    const ranOut = row.deadline !== null && now > new Date(row.deadline)
    const result = await score({ db, sittingId: sitting.id, form, versions, openCountsAsWrong: !ranOut })
    const locked = transitionSitting(stateOf(row), { type: 'confirm' }, now)
    const confirmed = locked.kind === 'applied' ? locked.state : stateOf(row)
    const scored = transitionSitting(confirmed, { type: 'score', verdict: result.verdict }, now)
    if (scored.kind !== 'applied') throw new Error(`A confirmed sitting could not be scored: ${scored.kind}.`)
    const { codes, verdict, ...shown } = result
    await db.insert(reports).values({
      sitting: sitting.id,
      verdict,
      codes,
      iq: result.iq,
      result: shown,
      formVersion: form.version,
      scoringVersion: result.scoringVersion,
      normVersion: result.normVersion,
    })
    const { state } = scored.state
    await db
      .update(sittings)
      .set({ state, confirmedAt: now.toISOString() })
      .where(eq(sittings.id, sitting.id))
    return state === 'abnormal' ? 'abnormal' : 'valid'
  })
}

const stateOf = (row: typeof sittings.$inferSelect) => ({
  state: row.state,
  deadline: row.deadline ? new Date(row.deadline) : null,
  confirmedAt: row.confirmedAt ? new Date(row.confirmedAt) : null,
  scoredAt: null,
})

const score = async (args: {
  db: TransactionHandle
  sittingId: string
  form: PinnedForm
  versions: ItemVersionRow[]
  openCountsAsWrong: boolean
}): Promise<ScoredResult> => {
  const rows = await args.db.select().from(answers).where(eq(answers.sitting, args.sittingId))
  const given = args.form.questions.map(
    (question) => rows.find(({ position }) => position === slotOf(question)) ?? null,
  )
  return scoreSitting({
    openCountsAsWrong: args.openCountsAsWrong,
    items: args.versions.map(({ a, b, c, bSe, rules, layers }) => ({
      a,
      b,
      c,
      bSe,
      features: { rules: ruleNames(rules), layers },
    })),
    responses: given.map((answer, index) => {
      if (!answer || answer.choice === null) return null
      return answer.choice === args.versions[index]?.key ? 1 : 0
    }),
    times: given.map((answer) => (answer && answer.spentMs > 0 ? answer.spentMs / 1000 : null)),
    shownChoices: given.map((answer, index) => {
      const order = args.form.questions[index]?.order ?? []
      return answer && answer.choice !== null ? toShown({ order, canonical: answer.choice }) : null
    }),
  })
}

/** Rules are stored as the generator names them: a list of names, or of objects with a `rule`. */
const ruleNames = (rules: unknown): string[] =>
  Array.isArray(rules)
    ? rules.flatMap((entry) =>
        typeof entry === 'string' ? [entry] : typeof entry?.rule === 'string' ? [entry.rule] : [],
      )
    : []
