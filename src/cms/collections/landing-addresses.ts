import type { CollectionConfig, Where } from 'payload'
import { nobody } from '../access/roles'
import { OWN } from '../access/rules'
import { TO_THE_MINUTE } from '../admin/records'
import { invalidating } from '../hooks/invalidating'

const SYSTEMS = { access: { update: () => false } }

/**
 * Every address at which a landing page was ever public. It is never lent to another page (docs/decisions/0042): printed
 * matter and advertisements lead there. Written by cms/publishing/remember-address.ts; staff choose where it leads once
 * its page is no longer public.
 */
export const LandingAddresses: CollectionConfig = {
  slug: 'landing-addresses',
  admin: {
    group: 'content',
    hideAPIURL: true,
    useAsTitle: 'slug',
    defaultColumns: ['slug', 'storefront', 'exam', 'page', 'redirectTo', 'liveSince', 'liveUntil'],
    listSearchableFields: ['slug'],
  },
  defaultSort: '-liveSince',
  access: { ...OWN('landings'), create: nobody, delete: nobody },
  hooks: invalidating('landing-addresses'),
  indexes: [{ fields: ['storefront', 'exam', 'slug'], unique: true }],
  fields: [
    { name: 'slug', type: 'text', required: true, ...SYSTEMS },
    {
      type: 'row',
      fields: [
        { name: 'storefront', type: 'relationship', relationTo: 'storefronts', required: true, ...SYSTEMS },
        { name: 'exam', type: 'relationship', relationTo: 'exams', required: true, ...SYSTEMS },
      ],
    },
    /** Empty: it was deleted. */
    { name: 'page', type: 'relationship', relationTo: 'landing-pages', index: true, ...SYSTEMS },
    {
      name: 'redirectTo',
      type: 'relationship',
      relationTo: 'landing-pages',
      index: true,
      filterOptions: ({ data }): Where => ({
        and: [
          { _status: { equals: 'published' } },
          ...(data?.page ? [{ id: { not_equals: data.page } }] : []),
        ],
      }),
    },
    {
      type: 'row',
      fields: [
        { name: 'liveSince', type: 'date', required: true, ...SYSTEMS, admin: TO_THE_MINUTE },
        /** Empty: it is public now. */
        { name: 'liveUntil', type: 'date', ...SYSTEMS, admin: TO_THE_MINUTE },
      ],
    },
  ],
}
