import { and, desc, eq } from '@payloadcms/db-postgres/drizzle'
import { consentOf } from '@/domain/exam/kinds'
import type { Locale } from '@/domain/locale/locales'
import { consents } from '@/payload-schema'
import type { Deps } from '../../deps'
import { Refusal } from '../../refusal'
import type { TransactionHandle } from '../../transaction'
import type { OwnSitting } from '../find-sitting'
import { formOf, kindOf, type PinnedForm } from '../pinned-form'

type Db = Deps['payload']['db']['drizzle'] | TransactionHandle
type Given = { sittingId: string; form: PinnedForm; locale: string; agreed: boolean }

/** Writes down that the answers may be used as health data, or no longer. Proof: rows are only added. */
export const keepConsent = async (db: Db, { sittingId, form, locale, agreed }: Given): Promise<void> => {
  await db.insert(consents).values({
    kind: 'health',
    choice: agreed ? 'accepted' : 'refused',
    // The instrument in force, whose questions were agreed to.
    version: form.version,
    locale,
    sitting: sittingId,
  })
}

/** Whether the newest word on it is a yes. */
export const hasConsent = async (db: Db, sittingId: string): Promise<boolean> => {
  const [newest] = await db
    .select({ choice: consents.choice })
    .from(consents)
    .where(and(eq(consents.sitting, sittingId), eq(consents.kind, 'health')))
    .orderBy(desc(consents.createdAt), desc(consents.id))
    .limit(1)
  return newest?.choice === 'accepted'
}

/** Of a map: its part about health is asked only with consent. Every other kind of test is refused. */
export const saveConsent = async (
  { payload }: Pick<Deps, 'payload'>,
  { sitting, agreed, locale }: { sitting: OwnSitting; agreed: boolean; locale: Locale },
): Promise<{ agreed: boolean }> => {
  const form = formOf(sitting)
  if (consentOf(kindOf(form)) !== 'part') throw new Refusal('notAboutHealth')
  if (sitting.state !== 'started') throw new Refusal('sittingLocked')
  await keepConsent(payload.db.drizzle, { sittingId: sitting.id, form, locale, agreed })
  return { agreed }
}
