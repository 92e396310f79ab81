import type { CoursePart } from '@/domain/catalog/parts'
import type { Level } from '@/domain/centre/levels'
import { type Customer, readSignedIn } from '../accounts/find-customer'
import type { Deps } from '../deps'
import { ownedCourses } from '../orders/owned-parts'
import type { Viewer } from '../visitors/viewer'

export type Reader = {
  level: Level
  customer: Pick<Customer, 'id'> | null
  /** The courses that they bought. */
  bought: ReadonlySet<CoursePart>
}

/** What a viewer may open, and who they are. Subscriptions will raise it. */
export const readReader = async (deps: Pick<Deps, 'payload' | 'now'>, viewer: Viewer): Promise<Reader> => {
  const signedIn = await readSignedIn(deps, viewer)
  if (!signedIn) return { level: 'open', customer: null, bought: new Set() }
  const { customer } = signedIn
  const bought = await ownedCourses(deps, {
    db: deps.payload.db.drizzle,
    subject: { sitting: null, customer: customer.id },
  })
  return { level: customer.provenAt ? 'registered' : 'open', customer, bought }
}
