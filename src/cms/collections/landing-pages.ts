import type { CollectionConfig, PayloadRequest } from 'payload'
import { VARIANTS } from '@/domain/routing/routes'
import { PRICE_LISTS } from '@/domain/subscriptions/terms'
import { EDITORS_OWN } from '../access/rules'
import { say } from '../admin/words/say'
import { LANDING_BLOCKS } from '../blocks/landing'
import { publicInField } from '../fields/public-in'
import { invalidating } from '../hooks/invalidating'
import { AUTOSAVED } from '../publishing/autosaved'
import { livePreview } from '../publishing/live-preview'

const DUPLICATE_BUTTON = '/cms/admin/duplicate/duplicate-button#DuplicateButton'

type Place = { variant?: string; storefront?: string; exam?: string }

export const LandingPages: CollectionConfig = {
  slug: 'landing-pages',
  admin: {
    group: 'content',
    hideAPIURL: true,
    livePreview: livePreview('landing-pages'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'variant', 'storefront', 'exam', '_status', 'updatedAt', 'duplicate'],
    listSearchableFields: ['title', 'description'],
    components: { edit: { beforeDocumentControls: [DUPLICATE_BUTTON] } },
  },
  // Payload's own loses localized blocks (#15847).
  disableDuplicate: true,
  defaultSort: '-updatedAt',
  access: EDITORS_OWN,
  versions: { drafts: AUTOSAVED, maxPerDoc: 20 },
  hooks: invalidating('landing-pages'),
  indexes: [{ fields: ['storefront', 'exam', 'variant'], unique: true }],
  fields: [
    {
      name: 'duplicate',
      type: 'ui',
      admin: { components: { Cell: '/cms/admin/duplicate/duplicate-cell#DuplicateCell' } },
    },
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'description', type: 'textarea', required: true, localized: true },
    {
      type: 'row',
      fields: [
        { name: 'storefront', type: 'relationship', relationTo: 'storefronts', required: true },
        { name: 'exam', type: 'relationship', relationTo: 'exams', required: true },
      ],
    },
    { name: 'variant', type: 'select', required: true, options: [...VARIANTS], validate: onePageAVariant },
    { name: 'slug', type: 'text', index: true },
    publicInField,
    /** When it was taken off the net for good; its address then leads elsewhere, or says that it has ended. */
    { name: 'archivedAt', type: 'date', admin: { hidden: true } },
    { name: 'theme', type: 'relationship', relationTo: 'landing-themes', required: true },
    /** By which list its visitors see the prices of plans; empty: the storefront's. */
    { name: 'priceList', type: 'select', options: [...PRICE_LISTS] },
    { name: 'blocks', type: 'blocks', required: true, minRows: 1, blocks: LANDING_BLOCKS },
  ],
}

/** The database has the same rule as a unique index; this one says it beside the field. */
async function onePageAVariant(
  value: unknown,
  { data, req, id }: { data: Partial<Place>; req: PayloadRequest; id?: number | string },
): Promise<string | true> {
  if (!value) return say(req.i18n, 'refusals.variantNeeded')
  if (!data.storefront || !data.exam) return true
  const { docs } = await req.payload.find({
    collection: 'landing-pages',
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    where: {
      and: [
        { variant: { equals: value } },
        { storefront: { equals: data.storefront } },
        { exam: { equals: data.exam } },
        ...(id ? [{ id: { not_equals: id } }] : []),
      ],
    },
  })
  return docs.length === 0 || say(req.i18n, 'refusals.variantTaken')
}
