import type { CollectionConfig, PayloadRequest } from 'payload'
import { canTake } from '@/domain/orders/payment-methods'
import { PRICE_LISTS } from '@/domain/subscriptions/terms'
import { OWN } from '../access/rules'
import { say } from '../admin/words/say'
import { foreignScripts } from '../fields/foreign-scripts'
import { invalidating } from '../hooks/invalidating'

export const STOREFRONT_CODE = /^[a-z0-9]{1,24}$/

export const Storefronts: CollectionConfig = {
  slug: 'storefronts',
  admin: {
    group: 'shop',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', '_status'],
    listSearchableFields: ['name', 'code'],
  },
  defaultSort: 'code',
  access: OWN('shop'),
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: invalidating('storefronts'),
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (typeof value === 'string' && STOREFRONT_CODE.test(value)) ||
        say(req.i18n, 'refusals.storefrontCode'),
    },
    { name: 'name', type: 'text', required: true, localized: true },
    { name: 'tagline', type: 'text', localized: true },
    { name: 'logo', type: 'upload', relationTo: 'media' },
    { name: 'footerLogo', type: 'upload', relationTo: 'media' },
    { name: 'icon', type: 'upload', relationTo: 'media' },
    { name: 'supportEmail', type: 'email', required: true },
    /** By which list its visitors see the prices of plans. */
    { name: 'planPrices', type: 'select', options: [...PRICE_LISTS], defaultValue: 'standard' },
    foreignScripts,
    { name: 'defaultLanding', type: 'relationship', relationTo: 'landing-pages' },
    {
      name: 'paymentMethods',
      type: 'array',
      required: true,
      minRows: 1,
      admin: {
        components: { RowLabel: '/cms/admin/gateways/payment-method-row-label#PaymentMethodRowLabel' },
      },
      fields: [
        { name: 'gateway', type: 'select', required: true, options: ['sandbox', 'stripe', 'paypal'] },
        {
          name: 'method',
          type: 'select',
          required: true,
          options: ['card', 'paypal', 'apple_pay', 'google_pay'],
          validate: (
            method: unknown,
            { siblingData, req }: { siblingData: { gateway?: unknown }; req: PayloadRequest },
          ) => canTake({ gateway: siblingData.gateway, method }) || say(req.i18n, 'refusals.methodNotTaken'),
        },
        { name: 'countries', type: 'relationship', relationTo: 'countries', hasMany: true },
      ],
    },
  ],
}
