import { listPurchases } from '@/services/accounts/list-purchases'
import { defineEndpoints } from '../define-endpoints'

export const purchaseEndpoints = defineEndpoints({
  'purchase.list': ({ deps, input: { query }, customer }) =>
    listPurchases(deps, { customerId: customer.id, page: query.page, locale: query.hl ?? 'EN' }),
})
