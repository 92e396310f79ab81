import { createHash } from 'node:crypto'
import type { CallData } from '@/domain/api/calls'
import { consents } from '@/payload-schema'
import type { TransactionHandle } from '../transaction'
import type { OrderRow } from './find-order'
import type { Purchase } from './insert-order'
import type { StoredPolicy } from './read-policy'

type Agreed = {
  db: TransactionHandle
  order: Pick<OrderRow, 'id' | 'sitting'>
  sku: { tier: string; parts: string[] }
  quote: CallData<'pay.create'>['quote']
  input: Purchase
  policy: StoredPolicy | null
  termsVersion: string
  ip: string
  now: Date
}

/**
 * What a buyer agreed to with one press of the button, in the words of that moment: the texts are the editors' and
 * change. Each press is recorded, also one that gives the same order back.
 */
export const recordConsent = async (agreed: Agreed): Promise<void> => {
  const { order, sku, quote, input, policy, now } = agreed
  const shown = input.shown ?? null
  await agreed.db.insert(consents).values({
    kind: 'terms',
    choice: 'accepted',
    version: agreed.termsVersion,
    locale: input.hl,
    sitting: order.sitting,
    order: order.id,
    wording: {
      tier: sku.tier,
      parts: sku.parts,
      quote,
      country: input.country,
      agreedAt: now.toISOString(),
      boxes: policy?.boxes.filter(({ kind }) => input.boxes?.includes(kind)) ?? [],
      policy: policy && {
        name: policy.name,
        version: policy.version,
        button: policy.button,
        note: policy.note,
        withdrawalDays: policy.withdrawalDays,
      },
      // As the buyer's browser says it was before them: evidence beside our own words, never believed instead.
      shown,
    },
    shownHash: shown === null ? null : createHash('sha256').update(shown).digest('hex'),
    ip: agreed.ip,
  })
}
