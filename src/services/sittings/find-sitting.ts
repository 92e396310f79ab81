import { and, asc, desc, eq, inArray, isNull, ne, or } from '@payloadcms/db-postgres/drizzle'
import type { Deed } from '@/domain/accounts/relations'
import { maskedAddress } from '@/domain/mailbox'
import { customers, exams, sittings, storefronts } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal, Refusal } from '../refusal'
import { answerTo, customerOf, ownSittings, type SittingDevice } from '../visitors/person'
import type { Viewer } from '../visitors/viewer'

export type SittingRow = typeof sittings.$inferSelect
export type OwnSitting = Omit<SittingRow, 'devices'> & {
  devices: SittingDevice[]
  examNumber: number
  code: string
}

/**
 * The sitting behind a number, if this viewer may do that with it (services/visitors/person.ts). Otherwise 404, with the same
 * bytes as for an unknown number (docs/decisions/0023). `byLetter`: they may by the rule of letters only.
 * @throws Refusal loginNeeded: its customer signed out in this browser.
 */
export const findSitting = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { number, viewer, deed = 'read' }: { number: string; viewer: Viewer; deed?: Deed },
): Promise<OwnSitting & { byLetter: boolean }> => {
  const [row] = await joined(deps).where(eq(sittings.number, number)).limit(1)
  if (!row) throw new HttpRefusal('notFound')
  const { sitting } = row
  const answer = await answerTo(deps, { sitting, viewer, deed })
  if (answer === null) throw new HttpRefusal('notFound')
  if (answer === 'signIn') throw new Refusal('loginNeeded', await accountOf(deps, sitting))
  return { ...flat(row), byLetter: answer === 'letter' }
}

/** Whose it is, for the browser that began it: others are not told that they have to sign in. */
const accountOf = async (
  { payload }: Pick<Deps, 'payload'>,
  { customer }: Pick<SittingRow, 'customer'>,
): Promise<{ account?: string }> => {
  if (customer === null) return {}
  const [owner] = await payload.db.drizzle
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, customer))
  return owner ? { account: maskedAddress(owner.email) } : {}
}

/** Sittings by their ids, the oldest first, for whoever has found out already whose they are. */
export const sittingsOf = async (
  deps: Pick<Deps, 'payload'>,
  ids: readonly string[],
): Promise<OwnSitting[]> => {
  if (ids.length === 0) return []
  const rows = await joined(deps)
    .where(inArray(sittings.id, [...ids]))
    .orderBy(asc(sittings.startedAt))
  return rows.map(flat)
}

/**
 * The sitting of an exam that came to this browser last: begun here, or taken over from another device. Not what another
 * customer began here than the one who is signed in: answers would go on in somebody else's test, and into their account.
 */
export const findLatestSitting = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { examId, viewer }: { examId: string; viewer: Viewer },
): Promise<OwnSitting | null> => {
  const hash = viewer.visitorHash
  if (hash === null) return null
  const { condition, cameAt } = ownSittings(hash)
  const customer = await customerOf(deps, viewer)
  const ofNobodyElse =
    customer === null
      ? undefined
      : or(ne(sittings.visitorHash, hash), isNull(sittings.customer), eq(sittings.customer, customer))
  const [row] = await joined(deps)
    .where(and(eq(sittings.exam, examId), condition, ofNobodyElse))
    .orderBy(desc(cameAt))
    .limit(1)
  return row ? flat(row) : null
}

const joined = ({ payload }: Pick<Deps, 'payload'>) =>
  payload.db.drizzle
    .select({ sitting: sittings, examNumber: exams.number, code: storefronts.code })
    .from(sittings)
    .innerJoin(exams, eq(exams.id, sittings.exam))
    .innerJoin(storefronts, eq(storefronts.id, sittings.storefront))

const flat = (row: { sitting: SittingRow; examNumber: number | null; code: string | null }): OwnSitting => ({
  ...row.sitting,
  devices: row.sitting.devices as SittingDevice[],
  examNumber: row.examNumber ?? 0,
  code: row.code ?? '',
})
