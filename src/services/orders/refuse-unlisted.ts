import { HttpRefusal } from '../refusal'
import type { Offer } from './read-offer'

/**
 * Nothing is priced or ordered for a country that is not among those that we sell to: an invented one would come
 * without tax and without the boxes that its buyer's law asks for.
 */
export const refuseUnlisted = ({ listed }: Pick<Offer, 'listed'>): void => {
  if (!listed)
    throw new HttpRefusal('malformed', { issues: [{ path: 'country', message: 'nothing is sold there' }] })
}
