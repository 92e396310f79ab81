import type { CollectionConfig, PayloadRequest } from 'payload'
import { OWN } from '../access/rules'
import { say } from '../admin/words/say'
import { addressCard } from '../fields/address-card'
import { invalidating } from '../hooks/invalidating'
import { keepEdition } from '../hooks/keep-edition'
import { AUTOSAVED } from '../publishing/autosaved'

export const PROTOCOL_CODES = ['terms', 'privacy', 'cookies', 'imprint', 'refund'] as const

const live = invalidating('protocols')

export const Protocols: CollectionConfig = {
  slug: 'protocols',
  admin: {
    group: 'content',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'linkCode', 'version', 'storefront', '_status', 'updatedAt'],
  },
  defaultSort: 'linkCode',
  access: OWN('terms'),
  // Every one is kept: receipts carry the wording of the day of their order, and the owner may have to prove it.
  versions: { drafts: AUTOSAVED, maxPerDoc: 0 },
  hooks: { ...live, afterChange: [keepEdition, ...(live.afterChange ?? [])] },
  indexes: [{ fields: ['storefront', 'linkCode'], unique: true }],
  fields: [
    addressCard,
    { name: 'storefront', type: 'relationship', relationTo: 'storefronts', required: true },
    {
      name: 'linkCode',
      type: 'select',
      required: true,
      options: [...PROTOCOL_CODES],
      validate: async (
        value: unknown,
        {
          req,
          id,
          data,
        }: {
          req: PayloadRequest
          id?: number | string
          data: Partial<{ storefront: unknown }>
        },
      ) => {
        if (!value || !data.storefront) return say(req.i18n, 'refusals.protocolNeeded')
        const found = await req.payload.find({
          collection: 'protocols',
          req,
          depth: 0,
          limit: 1,
          pagination: false,
          where: {
            and: [
              { linkCode: { equals: value } },
              { storefront: { equals: data.storefront } },
              ...(id ? [{ id: { not_equals: id } }] : []),
            ],
          },
        })
        return found.docs.length === 0 || say(req.i18n, 'refusals.protocolTaken')
      },
    },
    { name: 'version', type: 'text', required: true, defaultValue: '1' },
    /** That a changed text says the same as before: staff's word, stored with the version that it holds for. */
    { name: 'onlyTypo', type: 'checkbox', defaultValue: false },
    /** Of the terms: whether they say what holds for plans that renew. Until they do, no plan is on sale. */
    {
      name: 'coversPlans',
      type: 'checkbox',
      defaultValue: false,
      admin: { condition: (data) => data?.linkCode === 'terms' },
    },
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'content', type: 'richText', required: true, localized: true },
  ],
}
