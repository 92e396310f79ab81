import type { CoursePart } from '@/domain/catalog/parts'
import { type Level, levelOf } from '@/domain/centre/levels'
import { type Customer, readSignedIn } from '../accounts/find-customer'
import type { Deps } from '../deps'
import { ownedCourses } from '../orders/owned-parts'
import { findOwnPlan, type OwnPlan } from '../subscriptions/own-subscription'
import type { Viewer } from '../visitors/viewer'

export type Reader = {
  level: Level
  customer: Pick<Customer, 'id'> | null
  /** The courses that they bought. */
  bought: ReadonlySet<CoursePart>
  /** Their subscription, while it opens something. */
  plan: OwnPlan | null
}

/** What a viewer may open, and who they are. */
export const readReader = async (deps: Pick<Deps, 'payload' | 'now'>, viewer: Viewer): Promise<Reader> => {
  const { level, customer, plan } = await readMembership(deps, viewer)
  if (!customer) return { level, customer, bought: new Set(), plan: null }
  const bought = await ownedCourses(deps, {
    db: deps.payload.db.drizzle,
    subject: { sitting: null, customer: customer.id },
  })
  return { level, customer, bought, plan: plan?.access.open ? plan : null }
}

/** How far a viewer reaches, by their account and the subscription that they have, which may open nothing at the moment. */
export const readMembership = async (deps: Pick<Deps, 'payload' | 'now'>, viewer: Viewer) => {
  const customer = (await readSignedIn(deps, viewer))?.customer ?? null
  if (!customer) return { level: 'open' as const, proven: false, customer, plan: null }
  const plan = await findOwnPlan(deps, { db: deps.payload.db.drizzle, customer: customer.id })
  const proven = customer.provenAt !== null
  return { level: levelOf({ proven, plan: plan?.access.level ?? null }), proven, customer, plan }
}
