import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS } from '../access/rules'
import { SHOWN_IN_WORDS } from '../admin/codes/shown-in-words'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'

/** How far we have read each provider's events and compared its books with ours. */
export const GatewayStates: CollectionConfig = {
  slug: 'gateway-states',
  admin: {
    ...recordsIn('system'),
    useAsTitle: 'gateway',
    defaultColumns: ['gateway', 'eventsPulledAt', 'balancedTo', 'lastError'],
  },
  access: SYSTEM_OWNS('system'),
  fields: [
    { name: 'gateway', type: 'text', required: true, unique: true, index: true, admin: SHOWN_IN_WORDS },
    { name: 'eventsCursor', type: 'text', admin: { hidden: true } },
    { name: 'eventsPulledAt', type: 'date', admin: TO_THE_MINUTE },
    /** Up to here every movement of money is in both books, or among the anomalies. */
    { name: 'balancedTo', type: 'date', admin: TO_THE_MINUTE },
    { name: 'balancedAt', type: 'date', admin: TO_THE_MINUTE },
    { name: 'lastError', type: 'text' },
  ],
}
