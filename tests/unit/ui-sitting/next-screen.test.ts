import { describe, expect, it } from 'vitest'
import { afterCalculating, nextScreen } from '@/ui/sitting/next-screen'
import { buildSitting } from './support/sittings'

describe('where a visitor belongs', () => {
  it.each([
    ['without a sitting', null, 'instructions'],
    ['with a running one', {}, 'questions'],
    ['with a confirmed one that is not scored', { state: 'confirmed' }, 'calculating'],
    ['with an abnormal one', { state: 'abnormal', email: 'a@b.cd' }, 'abnormal'],
    ['with a valid one and no address', { state: 'valid' }, 'email'],
    ['with a valid one and an address', { state: 'valid', email: 'a@b.cd' }, 'teaser'],
    ['with an open part', { state: 'valid', email: 'a@b.cd', openParts: ['iq_score'] }, 'report'],
    ['with an open part and no address', { state: 'valid', openParts: ['iq_score'] }, 'report'],
  ] as const)('%s', (_, change, screen) => {
    expect(nextScreen(change && buildSitting(change as object))).toBe(screen)
  })
})

describe('from the calculation', () => {
  it.each([
    [
      'of a free test to its address, once',
      { examKind: 'depression', openParts: ['depression_report'] },
      'email',
    ],
    [
      'of a free test with an address to its report',
      { examKind: 'depression', openParts: ['depression_report'], email: 'a@b.cd' },
      'report',
    ],
    ['of another test whose report is open to that', { openParts: ['iq_score'] }, 'report'],
    ['of another test to its address', {}, 'email'],
    [
      'of a test without a result to the explanation',
      { examKind: 'depression', state: 'abnormal' },
      'abnormal',
    ],
  ] as const)('%s', (_, change, screen) => {
    expect(afterCalculating(buildSitting({ state: 'valid', ...(change as object) }))).toBe(screen)
  })
})
