import type { Overview, Period } from '@/domain/statistics/overview'
import type { Deps } from '../deps'
import { readSettings } from '../read-settings'
import { countAttention } from './count-attention'
import { countDisputes } from './count-disputes'
import { countPlans } from './count-plans'
import { countSteps } from './count-steps'
import { periodBounds } from './period-bounds'
import type { Scope } from './scope'
import { sumTakings } from './sum-takings'

/** The start page's figures. `withMoney` is the caller's word that the reader may see the books; `pages` its count of those that lack something. */
export const readOverview = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { days, scope, withMoney, pages = 0 }: { days: Period; scope: Scope; withMoney: boolean; pages?: number },
): Promise<Overview> => {
  const { timeZone } = await readSettings(deps.payload.db.drizzle)
  const bounds = await periodBounds(deps, { days, timeZone })
  const [steps, takings, disputes, plans, attention] = await Promise.all([
    countSteps(deps, { bounds, scope }),
    withMoney ? sumTakings(deps, { bounds, scope }) : null,
    withMoney ? countDisputes(deps, { bounds, scope }) : null,
    withMoney ? countPlans(deps, { bounds, scope }) : null,
    countAttention(deps),
  ])
  return { timeZone, ...steps, takings, disputes, plans, attention: { pages, ...attention } }
}
