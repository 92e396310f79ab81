import type { CollectionConfig } from 'payload'
import { ORDER_STATUSES } from '@/domain/orders/order-machine'
import { SYSTEM_OWNS } from '../access/rules'

export const Orders: CollectionConfig = {
  slug: 'orders',
  admin: {
    group: 'records',
    useAsTitle: 'number',
    defaultColumns: ['number', 'status', 'email', 'total', 'currency', 'tier', 'createdAt'],
    listSearchableFields: ['number', 'email'],
  },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS,
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, index: true },
    { name: 'status', type: 'select', required: true, options: [...ORDER_STATUSES], index: true },
    { name: 'sitting', type: 'relationship', relationTo: 'sittings', required: true, index: true },
    { name: 'sku', type: 'relationship', relationTo: 'skus', required: true },
    { name: 'tier', type: 'text', required: true },
    { name: 'parts', type: 'json', required: true },
    { name: 'email', type: 'email', required: true, index: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'country', type: 'text', required: true },
    { name: 'currency', type: 'text', required: true },
    { name: 'list', type: 'number', required: true, admin: { description: 'Hundredths, before discounts.' } },
    { name: 'discounts', type: 'json' },
    { name: 'total', type: 'number', required: true, admin: { description: 'Hundredths, tax included.' } },
    { name: 'taxRatePercent', type: 'number', required: true },
    { name: 'taxIncluded', type: 'number', required: true },
    { name: 'promo', type: 'relationship', relationTo: 'promo-codes', index: true },
    { name: 'tracking', type: 'json' },
    { name: 'paidAt', type: 'date' },
    { name: 'expiresAt', type: 'date', required: true },
  ],
}
