import type { Level } from '@/domain/centre/levels'
import { type Customer, readSignedIn } from '../accounts/find-customer'
import type { Deps } from '../deps'
import type { Viewer } from '../visitors/viewer'

export type Reader = { level: Level; customer: Pick<Customer, 'id'> | null }

/** What a viewer may open, and who they are. Subscriptions will raise it. */
export const readReader = async (deps: Pick<Deps, 'payload' | 'now'>, viewer: Viewer): Promise<Reader> => {
  const signedIn = await readSignedIn(deps, viewer)
  if (!signedIn) return { level: 'open', customer: null }
  return { level: signedIn.customer.provenAt ? 'registered' : 'open', customer: signedIn.customer }
}
