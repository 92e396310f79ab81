import type { CollectionConfig } from 'payload'
import { PRICE_LISTS } from '@/domain/subscriptions/terms'
import { OWN } from '../access/rules'
import { LANDING_BLOCKS } from '../blocks/landing'
import { accentField } from '../fields/accent'
import { publicInField } from '../fields/public-in'
import { freeSlug } from '../fields/slug'
import { invalidating } from '../hooks/invalidating'
import { forgetAddress, rememberAddress } from '../hooks/remember-address'
import { AUTOSAVED } from '../publishing/autosaved'
import { livePreview } from '../publishing/live-preview'

const DUPLICATE_BUTTON = '/cms/admin/duplicate/duplicate-button#DuplicateButton'

const live = invalidating('landing-pages')

export const LandingPages: CollectionConfig = {
  slug: 'landing-pages',
  admin: {
    group: 'content',
    hideAPIURL: true,
    livePreview: livePreview('landing-pages'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'address', 'exam', '_status', 'updatedAt', 'duplicate'],
    listSearchableFields: ['title', 'description', 'slug'],
    components: { edit: { beforeDocumentControls: [DUPLICATE_BUTTON] } },
  },
  // Payload's own loses localized blocks (#15847).
  disableDuplicate: true,
  defaultSort: '-updatedAt',
  access: OWN('landings'),
  versions: { drafts: AUTOSAVED, maxPerDoc: 20 },
  // Addresses first: what is kept about them must be stored when the pages are read anew.
  hooks: {
    beforeChange: [
      // Public again.
      ({ data }) => (data._status === 'published' ? { ...data, archivedAt: null } : data),
    ],
    beforeDelete: [forgetAddress],
    afterChange: [rememberAddress, ...(live.afterChange ?? [])],
    afterDelete: live.afterDelete,
  },
  indexes: [{ fields: ['storefront', 'exam', 'slug'], unique: true }],
  fields: [
    {
      name: 'address',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: {
          Field: '/cms/admin/addresses/address-card#AddressCard',
          Cell: '/cms/admin/addresses/address-cell#AddressCell',
        },
      },
    },
    {
      name: 'duplicate',
      type: 'ui',
      admin: { components: { Cell: '/cms/admin/duplicate/duplicate-cell#DuplicateCell' } },
    },
    { name: 'title', type: 'text', required: true, localized: true },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      localized: true,
      admin: { components: { Field: '/cms/admin/described/description-field#DescriptionField' } },
    },
    {
      type: 'row',
      fields: [
        { name: 'storefront', type: 'relationship', relationTo: 'storefronts', required: true },
        { name: 'exam', type: 'relationship', relationTo: 'exams', required: true },
      ],
    },
    {
      name: 'slug',
      type: 'text',
      required: true,
      validate: freeSlug,
      admin: { components: { Field: '/cms/admin/addresses/slug-field#SlugField' } },
    },
    publicInField,
    /** When it was taken off the net for good; its address then leads elsewhere, or says that it has ended. */
    { name: 'archivedAt', type: 'date', admin: { hidden: true } },
    {
      type: 'row',
      fields: [
        /** Of the opening, and of pictures beside texts, where they show a photo. */
        { name: 'heroPicture', type: 'upload', relationTo: 'media' },
        { name: 'textPicture', type: 'upload', relationTo: 'media' },
      ],
    },
    /** The code whose end a countdown shows. */
    { name: 'offer', type: 'relationship', relationTo: 'promo-codes' },
    /** What a link to the page shows where it is shared; empty: one is drawn from its heading. */
    { name: 'shareImage', type: 'upload', relationTo: 'media' },
    { name: 'theme', type: 'relationship', relationTo: 'landing-themes', required: true },
    /** In place of the theme's accent, on this page alone. */
    accentField,
    /** By which list its visitors see the prices of plans; empty: the storefront's. */
    { name: 'priceList', type: 'select', options: [...PRICE_LISTS] },
    { name: 'blocks', type: 'blocks', required: true, minRows: 1, blocks: LANDING_BLOCKS },
  ],
}
