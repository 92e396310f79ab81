import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { transitionSitting } from '@/domain/exam/sitting-machine'
import { answers, reports, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { inTransaction, type TransactionHandle } from '../transaction'
import type { Viewer } from '../visitors/viewer'
import { releaseStart } from './count-start'
import type { OwnSitting } from './find-sitting'
import { rulesOf } from './kinds/rules-of'
import { hasConsent } from './person/save-consent'
import { formOf, type PinnedForm } from './pinned-form'
import { timeRanOut } from './time-ran-out'

/**
 * Locks the answers and scores them, in one transaction: afterwards the result row exists. Confirming again changes
 * nothing. Returns where the sitting ended: `valid`, or `abnormal`, for which payment is never asked. The result row is
 * read by services/reports: read-teaser.ts gives its class, read-report.ts the score. A valid one no longer counts
 * among those begun without a result; an abnormal one does, or handing in nothing would do.
 */
export const confirmSitting = async (
  deps: Deps,
  { sitting, viewer }: { sitting: OwnSitting; viewer: Viewer },
): Promise<'valid' | 'abnormal'> => {
  await rulesOf(formOf(sitting)).prepare(deps, formOf(sitting))
  const { state, isNew } = await inTransaction(deps, async ({ db }) => {
    const [row] = await db.select().from(sittings).where(eq(sittings.id, sitting.id)).for('update')
    if (!row) throw new Error('The sitting is gone.')
    if (row.state === 'valid' || row.state === 'abnormal') return { state: row.state, isNew: false }
    const form = formOf(row)
    const now = deps.now()
    const ranOut = timeRanOut({ deadline: row.deadline, confirmedAt: now })
    const given = await permittedAnswers(deps, { db, sittingId: sitting.id, form })
    const reaction = row.reaction as number[] | null
    const scored = await rulesOf(form).score(deps, { form, given, reaction, ranOut, begunIn: row.locale })
    const locked = transitionSitting(stateOf(row), { type: 'confirm' }, now)
    const confirmed = locked.kind === 'applied' ? locked.state : stateOf(row)
    const ended = transitionSitting(confirmed, { type: 'score', verdict: scored.verdict }, now)
    if (ended.kind !== 'applied') throw new Error(`A confirmed sitting could not be scored: ${ended.kind}.`)
    await db.insert(reports).values({
      sitting: sitting.id,
      verdict: scored.verdict,
      codes: scored.codes,
      iq: scored.iq,
      result: scored.shown,
      formVersion: form.version,
      scoringVersion: scored.scoringVersion,
      normVersion: scored.normVersion,
    })
    const { state } = ended.state
    await db
      .update(sittings)
      .set({ state, confirmedAt: now.toISOString() })
      .where(eq(sittings.id, sitting.id))
    return { state: state === 'abnormal' ? ('abnormal' as const) : ('valid' as const), isNew: true }
  })
  // Once for each sitting, however often it is handed in.
  if (isNew && state === 'valid') await releaseStart(deps, { sitting, viewer })
  return state
}

/** Answers about health that nobody agreed to are deleted and never scored. */
const permittedAnswers = async (
  deps: Deps,
  { db, sittingId, form }: { db: TransactionHandle; sittingId: string; form: PinnedForm },
) => {
  const given = await db.select().from(answers).where(eq(answers.sitting, sittingId))
  const slots = (await rulesOf(form).healthSlots?.(deps, form)) ?? []
  if (slots.length === 0 || (await hasConsent(db, sittingId))) return given
  await db.delete(answers).where(and(eq(answers.sitting, sittingId), inArray(answers.position, slots)))
  return given.filter(({ position: slot }) => !slots.includes(slot))
}

const stateOf = (row: typeof sittings.$inferSelect) => ({
  state: row.state,
  confirmedAt: row.confirmedAt ? new Date(row.confirmedAt) : null,
})
