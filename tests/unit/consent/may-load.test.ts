import { describe, expect, it } from 'vitest'
import { FOREIGN_IDS, factsOfForeign } from '@/domain/consent/foreign-ids'
import { foreignToLoad, isGranted } from '@/domain/consent/may-load'

type Asked = Parameters<typeof foreignToLoad>[0]

const ids = {
  tagManager: 'GTM-ABCD123',
  metaPixel: '1234567890',
  tiktokPixel: 'C1ABCDEFGHIJ',
  snapPixel: '01234567-89ab-cdef-0123-456789abcdef',
  pinterestTag: '2612345678901',
  riskScript: 'https://risk.example/a.js',
}
const CLICKS = '?fbclid=a&ttclid=b&ScCid=c&epik=d'
const EVERYTHING: Asked = {
  choice: 'accepted',
  gpc: false,
  continent: 'EU',
  foreign: { mode: 'prod-www-plumbline', ids },
  search: CLICKS,
  page: 'landing',
  health: false,
  cardForm: false,
}
const withFb = { mode: 'prod-fb-plumbline', ids }
const PIXELS = ['metaPixel', 'tiktokPixel', 'snapPixel', 'pinterestTag']

describe('what of others may be loaded', () => {
  it('is everything only when all is said and nothing stands against it', () => {
    expect(foreignToLoad(EVERYTHING)).toEqual(FOREIGN_IDS)
    expect(foreignToLoad({ ...EVERYTHING, page: 'success' })).toEqual(FOREIGN_IDS)
  })

  it.each<[string, Partial<Asked>]>([
    ['nothing was chosen', { choice: null }],
    ['it was refused', { choice: 'refused' }],
    ['the browser refuses', { gpc: true }],
    ['the page is neither', { page: 'other' }],
    ['the test is about health', { health: true }],
    ['a card form stands there', { cardForm: true }],
    ['the mode has fb, in Europe', { foreign: withFb }],
    ['the mode has fb, and nobody knows where', { foreign: withFb, continent: '' }],
    ['nothing is named', { foreign: { mode: 'prod-www-plumbline', ids: {} } }],
  ])('is nothing where %s', (_, over) => {
    expect(foreignToLoad({ ...EVERYTHING, ...over })).toEqual([])
  })

  it.each([
    ['', ['tagManager', 'riskScript']],
    ['?hl=DE&gclid=x&click_id=y', ['tagManager', 'riskScript']],
    ['?fbclid=', ['tagManager', 'riskScript']],
    ['?FBCLID=a', ['tagManager', 'riskScript']],
    ['?fbclid=a', ['tagManager', 'metaPixel', 'riskScript']],
    ['?ttclid=a', ['tagManager', 'tiktokPixel', 'riskScript']],
    ['?ScCid=a', ['tagManager', 'snapPixel', 'riskScript']],
    ['?epik=a', ['tagManager', 'pinterestTag', 'riskScript']],
  ])('at %s is that network whose visitor it is: %s', (search, names) => {
    expect(foreignToLoad({ ...EVERYTHING, search })).toEqual(names)
  })

  it('is no risk script where the mode has fb, outside Europe', () => {
    const asked = { ...EVERYTHING, foreign: withFb, continent: 'AS' }
    expect(foreignToLoad(asked)).toEqual(['tagManager', ...PIXELS])
  })

  it('is only what is named', () => {
    const foreign = { mode: 'prod-www-plumbline', ids: { metaPixel: '1234567890' } }
    expect(foreignToLoad({ ...EVERYTHING, foreign })).toEqual(['metaPixel'])
  })

  it.each([
    ['EU', 'www', true],
    ['EU', 'fb', false],
    ['', 'www', true],
    ['', 'fb', false],
    ['NA', 'www', true],
    ['NA', 'fb', true],
  ])('is granted on continent "%s" with %s after a yes: %s', (continent, mode, granted) => {
    const asked = { choice: 'accepted' as const, gpc: false, continent, foreign: { mode, ids } }
    expect(isGranted(asked)).toBe(granted)
    expect(isGranted({ ...asked, choice: null })).toBe(false)
  })
})

describe('the letters in a version', () => {
  it('are another one for each', () => {
    expect(new Set(FOREIGN_IDS.map((name) => factsOfForeign(name).letter)).size).toBe(FOREIGN_IDS.length)
  })
})
