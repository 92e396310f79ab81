import type { ArrayField, CollectionConfig, PayloadRequest } from 'payload'
import { COURSE_TIER, PACKAGE_TIERS, PARTS, PLAN_TIER, SKU_TIERS } from '@/domain/catalog/parts'
import { SELLABLE_CURRENCIES } from '@/domain/money/currencies'
import { validatePrice } from '@/domain/money/money'
import { PRICE_LISTS } from '@/domain/subscriptions/terms'
import { OWN } from '../access/rules'
import { say } from '../admin/words/say'
import { typedAsMoney } from '../fields/money'
import { invalidating } from '../hooks/invalidating'

type Row = { currency?: string; amount?: number }

type Sold = { exam?: unknown; course?: unknown; plan?: unknown; tier?: unknown }

/** A SKU sells tiers of an exam, or one course, or one plan: one of the three. */
const SUBJECTS = ['exam', 'course', 'plan'] as const
const subjectOf = ({ tier }: Partial<Sold>): (typeof SUBJECTS)[number] =>
  tier === COURSE_TIER ? 'course' : tier === PLAN_TIER ? 'plan' : 'exam'

/** It leads to what its tier sells, and to nothing else. */
const validateSubject =
  (name: (typeof SUBJECTS)[number]) =>
  (value: unknown, { siblingData, req }: { siblingData: Sold; req: PayloadRequest }) =>
    Boolean(value) === (subjectOf(siblingData) === name) || say(req.i18n, 'refusals.examOrCourse')

/** Prices in several currencies, gross, in hundredths. */
const PRICES: ArrayField = {
  name: 'prices',
  type: 'array',
  required: true,
  minRows: 1,
  admin: {
    components: {
      RowLabel: '/cms/admin/money/price-row-label#PriceRowLabel',
      Cell: '/cms/admin/money/prices-cell#PricesCell',
    },
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    if (!Array.isArray(value) || value.length === 0) return say(req.i18n, 'refusals.pricesNeeded')
    const currencies = (value as Row[]).map((row) => row.currency)
    return new Set(currencies).size === currencies.length || say(req.i18n, 'refusals.currencyOnce')
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'currency',
          type: 'select',
          required: true,
          options: [...SELLABLE_CURRENCIES],
          admin: { width: '50%' },
        },
        {
          name: 'amount',
          type: 'number',
          required: true,
          admin: { ...typedAsMoney, width: '50%' },
          validate: (value: unknown, { siblingData, req }: { siblingData: Row; req: PayloadRequest }) => {
            const problem = validatePrice({ amount: Number(value), currency: siblingData.currency ?? '' })
            return problem === null || say(req.i18n, `refusals.${problem}`)
          },
        },
        /** Of a plan: taken when its trial begins; empty: the trial is free. */
        {
          name: 'trialAmount',
          type: 'number',
          min: 0,
          admin: { ...typedAsMoney, width: '50%', condition: (data) => data?.tier === PLAN_TIER },
        },
      ],
    },
  ],
}

/**
 * What is sold, at which prices. The admin saves it by Payload's REST, through api/[...slug]/route.ts of app/(payload). As
 * every collection it is wrapped where it is listed (cms/collections/index.ts): there publishing what is incomplete is
 * refused. Landing pages get its prices from content/prices.ts.
 */
export const Skus: CollectionConfig = {
  slug: 'skus',
  admin: {
    group: 'shop',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'exam', 'tier', 'prices', 'active', '_status'],
  },
  defaultSort: 'tier',
  access: OWN('shop'),
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: invalidating('skus'),
  indexes: [
    { fields: ['exam', 'tier'], unique: true },
    { fields: ['plan', 'priceList'], unique: true },
  ],
  fields: [
    { name: 'name', type: 'text', required: true, localized: true },
    { name: 'description', type: 'textarea', localized: true },
    {
      type: 'row',
      fields: [
        {
          name: 'tier',
          type: 'select',
          required: true,
          options: [...SKU_TIERS, ...PACKAGE_TIERS, COURSE_TIER, PLAN_TIER],
        },
        {
          name: 'exam',
          type: 'relationship',
          relationTo: 'exams',
          admin: { condition: (_, sibling) => subjectOf(sibling) === 'exam' },
          validate: validateSubject('exam'),
        },
        {
          name: 'course',
          type: 'relationship',
          relationTo: 'courses',
          unique: true,
          admin: { condition: (_, sibling) => subjectOf(sibling) === 'course' },
          validate: validateSubject('course'),
        },
        {
          name: 'plan',
          type: 'relationship',
          relationTo: 'plans',
          admin: { condition: (_, sibling) => subjectOf(sibling) === 'plan' },
          validate: validateSubject('plan'),
        },
        {
          name: 'priceList',
          type: 'select',
          options: [...PRICE_LISTS],
          admin: { condition: (_, sibling) => subjectOf(sibling) === 'plan' },
        },
      ],
    },
    {
      name: 'parts',
      type: 'select',
      hasMany: true,
      options: [...PARTS],
      admin: { condition: (_, sibling) => subjectOf(sibling) === 'exam' },
      validate: (value: unknown, { siblingData, req }: { siblingData: Sold; req: PayloadRequest }) =>
        subjectOf(siblingData) !== 'exam' ||
        (Array.isArray(value) && value.length > 0) ||
        say(req.i18n, 'refusals.partsNeeded'),
    },
    PRICES,
    { name: 'mostPopular', type: 'checkbox', defaultValue: false },
    { name: 'active', type: 'checkbox', defaultValue: true },
  ],
}
