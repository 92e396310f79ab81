import type { CollectionConfig } from 'payload'
import { EDITORS_OWN } from '../access/rules'
import { invalidating } from '../hooks/invalidating'

export const STOREFRONT_CODE = /^[a-z0-9]{1,24}$/

export const Storefronts: CollectionConfig = {
  slug: 'storefronts',
  admin: { group: 'site', useAsTitle: 'name', defaultColumns: ['name', 'code', '_status'] },
  access: EDITORS_OWN,
  versions: { drafts: { validate: true }, maxPerDoc: 20 },
  hooks: invalidating('storefronts'),
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && STOREFRONT_CODE.test(value)) ||
        'Use 1 to 24 lower-case letters or digits: the code is part of every address.',
    },
    { name: 'name', type: 'text', required: true, localized: true },
    { name: 'tagline', type: 'text', localized: true },
    { name: 'logo', type: 'upload', relationTo: 'media' },
    { name: 'footerLogo', type: 'upload', relationTo: 'media' },
    { name: 'supportEmail', type: 'email', required: true },
    { name: 'defaultLanding', type: 'relationship', relationTo: 'landing-pages' },
    {
      name: 'paymentMethods',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        { name: 'gateway', type: 'select', required: true, options: ['sandbox', 'stripe', 'paypal'] },
        {
          name: 'method',
          type: 'select',
          required: true,
          options: ['card', 'paypal', 'apple_pay', 'google_pay'],
        },
        {
          name: 'countries',
          type: 'relationship',
          relationTo: 'countries',
          hasMany: true,
          admin: { description: 'Leave empty to offer it everywhere.' },
        },
      ],
    },
  ],
}
