import { readSignedIn } from '../../accounts/find-customer'
import type { Deps } from '../../deps'
import { Refusal } from '../../refusal'
import type { Viewer } from '../../visitors/viewer'
import { cancelPlan } from '../cancel-plan'
import { type SubscriptionRow, stateOf } from '../subscription-row'
import { readPlans } from './find-plans'
import { seal, unseal } from './seal'

/** `at`: null where somebody else had cancelled it. */
type LeftRow = { row: SubscriptionRow; at: string | null }

type Left = {
  /** Empty where it is not told. */
  plans: LeftRow[]
  token: string
}

/**
 * The second step of leaving: cancels what its ticket names, at once; the provider is told by the job of the same
 * transaction, the receipt is mailed. Pressed twice it changes nothing more. What was cancelled already can be taken back here
 * by its owner alone: whoever knows an address gets a ticket, and must not turn on what its owner turned off.
 * @throws Refusal linkInvalid for a ticket that is none, or too old.
 */
export const leave = async (
  deps: Deps,
  { ticket, viewer }: { ticket: string; viewer: Pick<Viewer, 'sessionHash'> },
): Promise<Left> => {
  const given = unseal(ticket, { is: ['ticket'], now: deps.now() })
  if (!given) throw new Refusal('linkInvalid')
  const signedIn = await readSignedIn(deps, viewer)
  const plans: LeftRow[] = []
  for (const id of given.ids) {
    const [row] = await readPlans(deps, [id])
    if (!row) continue
    const by = signedIn && row.customer === signedIn.customer.id ? 'customer' : 'guest'
    const moved = await cancelPlan(deps, { subscriptionId: id, by })
    const isOwn = moved.told.kind === 'applied' || by === 'customer'
    plans.push({ row: moved.row, at: isOwn ? stateOf(moved.row).cancelledAt : null })
  }
  const shown = given.blind ? [] : plans
  const named = shown.map(({ row, at }) => ({ id: row.id, at }))
  const token = seal({ is: 'left', plans: named, blind: given.blind }, deps.now())
  return { plans: shown, token }
}
