import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { subscriptionTypeOf } from '@/domain/subscriptions/subscription-type'
import type { PlanLevel } from '@/domain/subscriptions/terms'
import { findOwnPlan } from '@/services/subscriptions/own-subscription'
import { wordsForCode } from '../codes/words-for-code'
import panel from '../panel/panel.module.css'
import { nameOf } from '../words/name-of'
import { say } from '../words/say'

/** Beside a customer: the subscription that opens something for them now, as `user.get` tells it, too. */
export async function SubscriptionCard({ id, req, i18n }: UIFieldServerProps) {
  if (id === undefined) return null
  const level = await levelOfCustomer(req, String(id))
  const { language } = i18n
  return (
    <section className={`field-type ${panel.panel}`} aria-labelledby="subscription-title">
      <h3 id="subscription-title">{nameOf({ section: 'fields', key: 'subscription', language })}</h3>
      <p>
        {level === null
          ? say(i18n, 'subscribed.none')
          : `${wordsForCode({ name: 'level', code: level, language })} (${subscriptionTypeOf(level)})`}
      </p>
    </section>
  )
}

/** Told to who may read the subscriptions of the shop; to anybody else there is none. */
const levelOfCustomer = async (req: PayloadRequest, customer: string): Promise<PlanLevel | null> => {
  const { totalDocs } = await req.payload.count({
    collection: 'subscriptions',
    req,
    user: req.user,
    overrideAccess: false,
    // Else whoever may not would get no page of the customer at all.
    disableErrors: true,
    where: { customer: { equals: customer } },
  })
  if (totalDocs === 0) return null
  const plan = await findOwnPlan({ now: () => new Date() }, { db: req.payload.db.drizzle, customer })
  return plan?.access.level ?? null
}
