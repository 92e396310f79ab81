import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Money } from '@/domain/money/money'
import { canTake } from '@/domain/orders/payment-methods'
import type { PaymentGatewayId } from '@/gateways/payments/gateway'
import type { Deps } from '../deps'

export type OfferedMethod = { gateway: PaymentGatewayId; method: string }

/** What a storefront offers in a country, in its order; an entry without countries is offered everywhere. */
export const offeredMethods = async (
  { payload }: Pick<Deps, 'payload'>,
  { storefrontId, country }: { storefrontId: string; country: string },
): Promise<OfferedMethod[]> => {
  const { rows } = await payload.db.drizzle.execute<OfferedMethod>(sql`
    select m.gateway::text as gateway, m.method::text as method
    from storefronts_payment_methods m
    where m._parent_id = ${storefrontId} and (
      not exists (select from storefronts_rels r where r.parent_id = m._parent_id
        and r.path = 'paymentMethods.' || (m._order - 1) || '.countries')
      or exists (select from storefronts_rels r join countries c on c.id = r.countries_id
        where r.parent_id = m._parent_id and r.path = 'paymentMethods.' || (m._order - 1) || '.countries'
          and c.code = ${country}))
    order by m._order`)
  return rows
}

/**
 * Those that can be used at this moment: their gateway is on here, knows the method, and takes so much in the currency. The sandbox stands in for
 * what no other gateway takes: whoever has set up Stripe is not asked which of two cards is meant.
 * @param plan it is the first payment of one. Nothing is due where its trial is free: the card is only kept.
 */
export const usableMethods = (
  { payments }: Pick<Deps, 'payments'>,
  { offered, money, plan = false }: { offered: readonly OfferedMethod[]; money: Money; plan?: boolean },
): OfferedMethod[] => {
  const usable = offered.filter(
    (one) =>
      canTake(one) &&
      (plan
        ? payments[one.gateway]?.plans != null &&
          (money.amount === 0 || payments[one.gateway]?.takesMoney(money))
        : payments[one.gateway]?.takesMoney(money)),
  )
  const isTaken = (method: string) => usable.some((one) => one.gateway !== 'sandbox' && one.method === method)
  return usable.filter(({ gateway, method }) => gateway !== 'sandbox' || !isTaken(method))
}
