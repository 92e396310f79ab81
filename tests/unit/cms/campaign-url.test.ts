import { describe, expect, it } from 'vitest'
import { campaignUrl } from '@/cms/admin/addresses/campaign-url'

const GIVEN = {
  origin: 'https://plumbline.example',
  path: '/a',
  locale: 'DE',
  utm: { source: '', medium: '', name: '' },
} as const

describe('the link of a campaign', () => {
  it.each([
    ['in a language', {}, 'https://plumbline.example/a?hl=DE'],
    ['with a promo code', { promo: 'ÉTÉ 1' }, 'https://plumbline.example/a?hl=DE&promo=%C3%89T%C3%89+1'],
    [
      'with where it stands',
      { utm: { source: ' news ', medium: '', name: 'may' } },
      'https://plumbline.example/a?hl=DE&utm_source=news&utm_campaign=may',
    ],
  ])('%s', (_, given, url) => {
    expect(campaignUrl({ ...GIVEN, ...given })).toBe(url)
  })
})
