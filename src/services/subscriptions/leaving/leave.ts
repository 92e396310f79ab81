import { readSignedIn } from '../../accounts/find-customer'
import type { Deps } from '../../deps'
import { Refusal } from '../../refusal'
import type { Viewer } from '../../visitors/viewer'
import { cancelPlan } from '../cancel-plan'
import type { SubscriptionRow } from '../subscription-row'
import { readPlans } from './find-plans'
import { seal, unseal } from './seal'

type Left = {
  /** Empty where it is not told. */
  plans: SubscriptionRow[]
  token: string
}

/**
 * The second step of leaving: cancels what its ticket names, at once; the provider is told by the job of the same
 * transaction, the receipt is mailed. Pressed twice it changes nothing more.
 * @throws Refusal linkInvalid for a ticket that is none, or too old.
 */
export const leave = async (
  deps: Deps,
  { ticket, viewer }: { ticket: string; viewer: Pick<Viewer, 'sessionHash'> },
): Promise<Left> => {
  const given = unseal(ticket, { is: ['ticket'], now: deps.now() })
  if (!given) throw new Refusal('linkInvalid')
  const signedIn = await readSignedIn(deps, viewer)
  const plans: SubscriptionRow[] = []
  for (const id of given.ids) {
    const [row] = await readPlans(deps, [id])
    if (!row) continue
    const by = signedIn && row.customer === signedIn.customer.id ? 'customer' : 'guest'
    plans.push(await cancelPlan(deps, { subscriptionId: id, by }))
  }
  const shown = given.blind ? [] : plans
  const token = seal({ is: 'left', ids: shown.map(({ id }) => id), blind: given.blind }, deps.now())
  return { plans: shown, token }
}
