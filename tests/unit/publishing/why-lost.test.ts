import { describe, expect, it } from 'vitest'
import { lostNeeds } from '@/domain/publishing/lost-needs'
import { whyLost } from '@/domain/publishing/why-lost'
import { type Kind, patched, planned } from '@/domain/publishing/world'
import { record, thing, worldOf } from './worlds'

const DRAFT = { ...thing('landing-themes', 'draft'), published: false }

const SHOP = worldOf(
  thing('site-settings', 'settings', { defaultStorefront: ['shop'], defaultExam: ['iq'] }),
  thing(
    'storefronts',
    'shop',
    { defaultLanding: ['home'] },
    { code: 'iq', paymentMethods: [{ gateway: 'sandbox', method: 'card' }], usableMethods: ['sandbox/card'] },
  ),
  thing('exams', 'iq', {}, { number: 1, kind: 'iq' }),
  { ...thing('exams', 'new', {}, { number: 2, kind: 'iq' }), published: false },
  thing('landing-themes', 'paper'),
  thing('landing-themes', 'slate'),
  DRAFT,
  thing('landing-pages', 'home', { storefront: ['shop'], exam: ['iq'], theme: ['paper'] }, { slug: 'new' }),
  thing('protocols', 'terms', { storefront: ['shop'] }, { linkCode: 'terms' }),
  thing('skus', 'score', { exam: ['iq'] }, { active: true, tier: 'sku1', parts: ['iq_score'] }),
  thing('skus', 'sold', { exam: ['iq'] }, { active: true, tier: 'sku2', parts: ['iq_score'] }),
  thing('promo-codes', 'spring', { skus: ['score'] }),
  thing('promo-codes', 'unused', { skus: ['score'] }),
  record('orders', 'sold', { sku: 'sold' }),
  record('orders', 'spring', { promo: 'spring' }),
  record('sittings', 'iq shop', { exam: 'iq', storefront: 'shop' }),
)

const GONE = null
const OFFLINE = { _status: 'draft' }

describe('why a change is refused', () => {
  it.each<[string, Kind, string, Record<string, unknown> | null, string]>([
    ['the theme of a page, deleted, where there is another', 'landing-themes', 'paper', GONE, 'replaceable'],
    ['a page puts on a draft', 'landing-pages', 'home', { theme: 'draft' }, 'unpublished'],
    ['a page puts on nothing', 'landing-pages', 'home', { theme: null }, 'lacking'],
    ['a draft becomes the default test', 'site-settings', 'settings', { defaultExam: 'new' }, 'unpublished'],
    ['a tier that orders name, deleted', 'skus', 'sold', GONE, 'sold'],
    ['a code that orders were made with, deleted', 'promo-codes', 'spring', GONE, 'redeemed'],
    ['a test that was begun, deleted', 'exams', 'iq', GONE, 'kept'],
    ['a tier that a code is for, deleted', 'skus', 'score', GONE, 'byName'],
    ['a legal page, offline', 'protocols', 'terms', OFFLINE, 'unnamed'],
    ['another name of the shop', 'storefronts', 'shop', { code: 'eq' }, 'moved'],
    ['a legal page of another shop', 'protocols', 'terms', { storefront: 'other' }, 'unnamed'],
    ['no way to pay', 'storefronts', 'shop', { paymentMethods: [] }, 'lacking'],
    ['another kind of test', 'exams', 'iq', { kind: 'eq' }, 'lacking'],
  ])('%s', (_, kind, id, made, expected) => {
    const after = planned(SHOP, (each) =>
      each.kind === kind && each.id === id ? made && patched(each, made) : each,
    )
    const lost = lostNeeds(SHOP, after)
    expect(lost).not.toEqual([])
    expect(whyLost({ lost, before: SHOP, after }).why).toBe(expected)
  })

  it('is none for a code that nobody used', () => {
    expect(
      lostNeeds(
        SHOP,
        planned(SHOP, (each) => (each.id === 'unused' ? null : each)),
      ),
    ).toEqual([])
  })

  it('a draft stands in for the theme of a page: of what is lost, that is told', () => {
    const after = planned(SHOP, (each) => (each.id === 'home' ? patched(each, { theme: 'draft' }) : each))
    const { why, needs } = whyLost({ lost: lostNeeds(SHOP, after), before: SHOP, after })
    expect([why, needs.map(({ place }) => place)]).toEqual(['unpublished', ['theme']])
  })
})
