import { sql } from '@payloadcms/db-postgres/drizzle'
import { openCourses, openParts } from '@/domain/catalog/entitlements'
import { openedBefore } from '@/domain/catalog/owned'
import type { CoursePart, Part } from '@/domain/catalog/parts'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import { rightsOfPerson } from './rights'
import type { Subject } from './subject/subject'

type Asked = {
  /** A transaction's handle, where the sitting is locked, says what holds until it ends. */
  db: Deps['payload']['db']['drizzle'] | TransactionHandle
  subject: Subject
  /** An order: what was held before it opened what it sold. */
  before?: string
}

/**
 * What a buyer holds: what is open of a sitting or of a customer's own, and what is the person's by another sitting.
 * Held against what is sold by `isOwned`. Written by grant-entitlement.ts and subscriptions/openings/open-report.ts.
 */
export const ownedParts = async ({ now }: Pick<Deps, 'now'>, asked: Asked): Promise<ReadonlySet<Part>> =>
  openParts({ sittingId: asked.subject.sitting, entitlements: await readHeld(asked), now: now() })

/** Everything that a buyer holds: parts of reports, and courses. Read once. */
export const ownedThings = async (
  { now }: Pick<Deps, 'now'>,
  asked: Asked,
): Promise<ReadonlySet<Part | CoursePart>> => {
  const entitlements = await readHeld(asked)
  return new Set<Part | CoursePart>([
    ...openParts({ sittingId: asked.subject.sitting, entitlements, now: now() }),
    ...openCourses({ entitlements, now: now() }),
  ])
}

/** The courses that a customer bought. */
export const ownedCourses = async (
  { now }: Pick<Deps, 'now'>,
  asked: Asked,
): Promise<ReadonlySet<CoursePart>> => openCourses({ entitlements: await readHeld(asked), now: now() })

const readHeld = async ({ db, subject, before }: Asked) => {
  const { rows } = await db.execute<Row>(sql`
    select held.id, held.order_id, held.sitting_id, held.parts, held.granted_at, held.revoked_at
    from ${rightsOfPerson(subject)} held`)
  const opened = rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    sittingId: row.sitting_id,
    skuParts: row.parts,
    grantedAt: new Date(row.granted_at),
    revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at),
  }))
  return before ? openedBefore(opened, before) : opened
}

type Row = {
  id: string
  /** null: a plan opened it. */
  order_id: string | null
  sitting_id: string | null
  parts: (Part | CoursePart)[]
  granted_at: string
  revoked_at: string | null
}
