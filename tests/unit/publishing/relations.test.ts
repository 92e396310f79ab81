import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { OWN, SYSTEM_OWNS } from '@/cms/access/rules'
import { collections } from '@/cms/collections'
import { globals } from '@/cms/globals'
import { keptWhole } from '@/cms/publishing/kept-whole'
import { everyField } from '@/cms/publishing/leaves'
import { publishable } from '@/cms/publishing/publishable'
import { configuredRelations, EXCEPTIONS, keptKinds, relationsOf } from '@/cms/publishing/relations'
import { selectThings } from '@/cms/publishing/select-things'
import { REPLACEABLE, type Relation } from '@/domain/publishing/relations'

const PRODUCT = { collections, globals }
const both = { public: true }
const always = { public: true, required: true }

/** By hand, so that a relation that is lost on the way is missed. */
const NAMED: readonly (readonly [from: string, field: string, to: string, what?: Partial<Relation>])[] = [
  ['site-settings', 'defaultStorefront', 'storefronts', both],
  ['site-settings', 'defaultExam', 'exams', both],
  ['storefronts', 'defaultLanding', 'landing-pages', both],
  ['storefronts', 'logo', 'media'],
  ['storefronts', 'footerLogo', 'media'],
  ['storefronts', 'icon', 'media'],
  ['storefronts', 'countries', 'countries'],
  ['landing-pages', 'theme', 'landing-themes', always],
  ['landing-pages', 'storefront', 'storefronts', always],
  ['landing-pages', 'heroPicture', 'media'],
  ['landing-pages', 'textPicture', 'media'],
  ['landing-pages', 'shareImage', 'media'],
  ['landing-pages', 'offer', 'promo-codes'],
  ['landing-pages', 'exam', 'exams', always],
  ['landing-themes', 'logo', 'media'],
  ['landing-themes', 'footerLogo', 'media'],
  ['landing-themes', 'hero', 'media'],
  ['protocols', 'storefront', 'storefronts', always],
  ['questions', 'exam', 'exams'],
  ['instruments', 'exam', 'exams'],
  ['skus', 'exam', 'exams'],
  ['skus', 'course', 'courses'],
  ['skus', 'plan', 'plans'],
  ['courses', 'recording', 'course-files'],
  ['courses', 'file', 'course-files'],
  ['packages', 'sku', 'skus'],
  ['promo-codes', 'skus', 'skus'],
  ['checkout-policies', 'countries', 'countries'],
  ['report-parts', 'logo', 'media'],
  ['presenters', 'exam', 'exams'],
  ['presenters', 'img', 'media'],
  ['reviews', 'exam', 'exams'],
  ['reviews', 'headImage', 'media'],
  // A sitting always names both.
  ['sittings', 'exam', 'exams', always],
  ['sittings', 'storefront', 'storefronts', always],
  ['orders', 'storefront', 'storefronts'],
  ['orders', 'sku', 'skus'],
  ['orders', 'package', 'packages'],
  ['orders', 'promo', 'promo-codes'],
  ['landing-addresses', 'storefront', 'storefronts'],
  ['landing-addresses', 'exam', 'exams'],
  ['landing-addresses', 'redirectTo', 'landing-pages'],
  ['protocol-editions', 'protocol', 'protocols'],
  ['daily-answers', 'question', 'daily-questions'],
  ['item-versions', 'question', 'questions'],
  ['instrument-versions', 'instrument', 'instruments'],
  ['contact-messages', 'storefront', 'storefronts'],
  ['articles', 'cover', 'media'],
  ['articles', 'related', 'articles'],
  ['course-progress', 'course', 'courses'],
  ['subscriptions', 'plan', 'plans'],
  ['subscriptions', 'storefront', 'storefronts'],
  ['subscription-openings', 'course', 'courses'],
]

const inOrder = (relations: readonly Relation[]) =>
  relations
    .map((relation) => ({ public: false, required: false, ...relation }))
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
const nameOf = ({ from, field }: { from: string; field: string }) => `${from}.${field}`

describe('who names whom', () => {
  it('is read from the collections as it was kept by hand', () => {
    const expected = NAMED.map(([from, field, to, what]): Relation => ({ from, field, to, ...what }))
    expect(inOrder(relationsOf(PRODUCT))).toEqual(inOrder(expected))
  })

  it('among what editors own', () => {
    expect(keptKinds(PRODUCT)).toEqual([
      ...['site-settings', 'storefronts', 'landing-pages', 'protocols'],
      ...['exams', 'questions', 'instruments', 'landing-themes', 'reviews', 'presenters', 'media'],
      ...['skus', 'plans', 'report-parts', 'packages', 'promo-codes', 'countries', 'checkout-policies'],
      ...[
        'articles',
        'courses',
        'course-files',
        'help-entries',
        'crisis-lines',
        'daily-questions',
        'reply-templates',
      ],
    ])
  })

  it('is one collection a field', () => {
    const several = [...collections, ...globals].flatMap(({ slug, fields }) =>
      everyField(fields).flatMap((field) =>
        (field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo !== 'string'
          ? [`${slug}.${field.name}`]
          : [],
      ),
    )
    expect(several).toEqual([])
  })

  it('is read from the database, each', () => {
    expect(() => selectThings({ kinds: keptKinds(PRODUCT), relations: relationsOf(PRODUCT) })).not.toThrow()
    const lost = { from: 'skus', field: 'picture', to: 'media' }
    expect(() => selectThings({ kinds: ['skus'], relations: [lost] })).toThrow('skus.picture is stored')
  })

  it('is looked for by itself where a record may lack it, so that records without it are found', () => {
    const relations = relationsOf(PRODUCT).filter(({ from }) => from === 'orders')
    const { sql } = new PgDialect().sqlToQuery(selectThings({ kinds: [], relations }))
    const wheres = sql.split(' union all ').map((select) => select.split('where exists')[1] ?? '')
    const naming = (column: string) => wheres.map((where) => where.includes(`"${column}" =`))
    expect([naming('sku_id'), naming('storefront_id'), naming('promo_id')]).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ])
  })

  it.each(REPLACEABLE)('is a field of its own where one of %s can be replaced', (kind) => {
    const naming = configuredRelations(PRODUCT).filter(({ to }) => to === kind)
    const many = naming.filter(({ from, field }) => {
      const { fields } = [...collections, ...globals].find(({ slug }) => slug === from) ?? { fields: [] }
      const own = fields.flatMap((each) => (each.type === 'row' ? each.fields : [each]))
      return !own.some(
        (each) => 'name' in each && each.name === field && !('hasMany' in each && each.hasMany),
      )
    })
    expect(naming).not.toEqual([])
    expect(many).toEqual([])
  })
})

describe('the exceptions', () => {
  const configured = configuredRelations(PRODUCT)
  const names = configured.map(nameOf)

  it.each(EXCEPTIONS.pages)('%s name something that could be unpublished', (page) => {
    expect(configured.filter((relation) => relation.from === page && relation.public)).not.toEqual([])
  })

  it.each(EXCEPTIONS.leftOut)('%s is left out, but a field', (name) => {
    expect(names).toContain(name)
  })

  it.each(EXCEPTIONS.added.map(nameOf))('%s is added, and no field', (name) => {
    expect(names).not.toContain(name)
  })
})

describe('a new collection', () => {
  const naming = (name: string, relationTo: string) =>
    ({ name, type: 'relationship', relationTo: relationTo as CollectionSlug, required: true }) satisfies Field
  const given = [
    { slug: 'exams', access: OWN('content'), versions: { drafts: true }, fields: [] },
    {
      slug: 'articles',
      access: OWN('content'),
      fields: [{ type: 'tabs', tabs: [{ label: 'About', fields: [naming('exam', 'exams')] }] }],
    },
    { slug: 'readings', access: SYSTEM_OWNS('orders'), fields: [naming('article', 'articles')] },
  ] satisfies CollectionConfig[]
  const made = { collections: given.map((config) => keptWhole(publishable(config))), globals: [] }

  it('is kept and names others without being entered anywhere', () => {
    expect(keptKinds(made)).toEqual(['exams', 'articles'])
    expect(configuredRelations(made)).toEqual([
      { from: 'articles', field: 'exam', to: 'exams', public: false, required: false },
      { from: 'readings', field: 'article', to: 'articles', public: false, required: false },
    ])
  })
})
