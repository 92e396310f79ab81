import { env } from '@/config/env'
import { maySell } from '@/domain/orders/may-sell'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'

/** Whether nothing is sold here, because real money would be taken and no mail is sent. */
export const isUnmailed = ({ payments }: Pick<Deps, 'payments'>): boolean =>
  !maySell({
    livemodes: Object.values(payments).map(({ livemode }) => livemode),
    sendsMail: env().SMTP_URL !== undefined,
  })

/** Before an order is placed, or its payment opened. @throws Refusal mailMissing. */
export const refuseUnmailed = (deps: Pick<Deps, 'payments'>): void => {
  if (isUnmailed(deps)) throw new Refusal('mailMissing')
}
