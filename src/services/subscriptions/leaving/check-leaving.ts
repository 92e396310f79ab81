import type { Deps } from '../../deps'
import { Refusal } from '../../refusal'
import { countHits } from '../../visitors/limit-rate'
import type { Viewer } from '../../visitors/viewer'
import { findPlans, type Leavable } from './find-plans'
import { seal } from './seal'

/** After so many misses of a network or a browser it is no longer told whether there is something. */
const MOST_MISSES = 3
const MISSES = { name: 'leaving:miss', windowSeconds: 24 * 60 * 60 }

type Checked = {
  ticket: string
  /** Empty where it is not told. */
  plans: Leavable[]
}

/**
 * The first step of leaving (docs/decisions/0014). A miss is told, because who mistypes must learn that nothing was
 * cancelled. Who has missed three times gets the same ticket for every address; it cancels what there is.
 * @throws Refusal planNotFound.
 */
export const checkLeaving = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { key, viewer }: { key: string; viewer: Pick<Viewer, 'network' | 'visitorHash'> },
): Promise<Checked> => {
  const windows = [`ip:${viewer.network}`, ...(viewer.visitorHash ? [viewer.visitorHash] : [])].map(
    (subject) => ({ ...MISSES, subject }),
  )
  const found = await findPlans(deps, key)
  // Writes as much for a hit as for a miss, so that time does not tell them apart.
  const counted = await countHits(deps, { windows, hits: found.length > 0 ? 0 : 1 })
  const blind = counted.some(({ hits }) => hits > MOST_MISSES)
  if (found.length === 0 && !blind) throw new Refusal('planNotFound')
  return { ticket: ticketFor(deps, { found, blind }), plans: blind ? [] : found }
}

export const ticketFor = (
  { now }: Pick<Deps, 'now'>,
  { found, blind }: { found: readonly Leavable[]; blind: boolean },
): string => seal({ is: 'ticket', ids: found.map(({ row }) => row.id), blind }, now())
