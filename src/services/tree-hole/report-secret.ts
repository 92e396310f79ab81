import { and, asc, eq, gt } from '@payloadcms/db-postgres/drizzle'
import { cleanText } from '@/domain/accounts/clean-name'
import type { CallParsed } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import { afterReport } from '@/domain/tree-hole/reports'
import { secret_reports, secrets, secrets_reasons } from '@/payload-schema'
import type { Deps } from '../deps'
import { letterLimit } from '../mails/letter-limit'
import { queueMail } from '../mails/queue-mail'
import { HttpRefusal } from '../refusal'
import { inTransaction, type TransactionHandle } from '../transaction'
import type { Viewer } from '../visitors/viewer'

type Reported = Omit<CallParsed<'secret.report'>['body'], 'hl'> & { locale: Locale; viewer: Viewer }

/**
 * Keeps a notice about a secret that is public, takes it out of sight until staff have read it again, and acknowledges the notice
 * by mail if an address came with it. @throws HttpRefusal notFound: it is not public, or gone.
 */
export const reportSecret = async (
  deps: Deps,
  { secret: id, reason, note, email, locale, viewer }: Reported,
): Promise<void> => {
  const mayMail = email ? await letterLimit(deps, { to: email, viewer, refuse: 'nothing' }) : false
  const now = deps.now().toISOString()
  await inTransaction(deps, async (transaction) => {
    const { db } = transaction
    const [found] = await db
      .select({ state: secrets.state })
      .from(secrets)
      .where(and(eq(secrets.id, id), eq(secrets.state, 'public'), gt(secrets.expiresAt, now)))
      .for('update')
    if (!found) throw new HttpRefusal('notFound')
    const [kept] = await db
      .insert(secret_reports)
      .values({ secret: id, reason, note: note ? cleanText(note) : null, email: email ?? null, state: 'new' })
      .returning({ id: secret_reports.id })
    const reasons = await reasonsOf(db, id)
    const after = afterReport({ state: found.state, reasons })
    await db.update(secrets).set({ state: after.state, updatedAt: now }).where(eq(secrets.id, id))
    if (after.reasons.length > reasons.length)
      await db.insert(secrets_reasons).values({ parent: id, value: 'reported', order: after.reasons.length })
    if (!email || !mayMail) return
    await queueMail({
      transaction,
      mail: { to: email, template: 'contact_received', locale, key: `secret-report:${kept?.id}`, params: {} },
    })
  })
}

const reasonsOf = async (db: TransactionHandle, parent: string) => {
  const rows = await db
    .select({ value: secrets_reasons.value })
    .from(secrets_reasons)
    .where(eq(secrets_reasons.parent, parent))
    .orderBy(asc(secrets_reasons.order))
  return rows.flatMap(({ value }) => value ?? [])
}
