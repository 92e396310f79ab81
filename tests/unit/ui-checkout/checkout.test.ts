import { describe, expect, it } from 'vitest'
import { needsWithdrawalWaiver } from '@/domain/catalog/withdrawal'
import { CallRefused, NetworkError } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { addedParts } from '@/ui/checkout/added-parts'
import { checkoutError } from '@/ui/checkout/checkout-errors'
import { declineReason } from '@/ui/checkout/decline-reason'
import { withFrameTheme } from '@/ui/checkout/frame-theme'
import { pollEveryMs } from '@/ui/checkout/poll-every'
import { priceText } from '@/ui/checkout/price-text'

const tier = (name: string, ...parts: string[]) => ({
  tier: name,
  name,
  parts: parts.map((part) => ({ part })),
})

describe('what a tier adds', () => {
  const tiers = [tier('Score', 'iq_score'), tier('Answers', 'iq_score', 'wrong_answers')]

  it('is everything for the first one', () => {
    expect(addedParts(tiers, 0)).toEqual({ holds: null, added: [{ part: 'iq_score' }] })
  })

  it('is the rest for one that holds the tier before it', () => {
    expect(addedParts(tiers, 1)).toEqual({ holds: 'Score', added: [{ part: 'wrong_answers' }] })
  })

  it('is everything for one that lacks something of the tier before it', () => {
    const odd = [tier('Score', 'iq_score', 'iq_ranking'), tier('Other', 'iq_score', 'wrong_answers')]
    expect(addedParts(odd, 1)).toEqual({
      holds: null,
      added: [{ part: 'iq_score' }, { part: 'wrong_answers' }],
    })
  })

  it('is nothing for a tier that is not there', () => {
    expect(addedParts(tiers, 9)).toEqual({ holds: null, added: [] })
  })
})

describe('the boxes before an order', () => {
  const all = { skuId: 'x', agreed: true, waiverNeeded: true, waived: true }

  it.each([
    ['everything is ticked', all, null],
    ['no tier is chosen', { ...all, skuId: null }, 'noTier'],
    ['the terms are open', { ...all, agreed: false, waived: false }, 'terms'],
    ['the waiver is open', { ...all, waived: false }, 'waiver'],
    ['no waiver is asked for', { ...all, waiverNeeded: false, waived: false }, null],
  ] as const)('when %s the answer is right', (_, boxes, error) => {
    expect(checkoutError(boxes)).toBe(error)
  })

  it('ask for the waiver in the EU, the EEA and the United Kingdom, and nowhere else', () => {
    expect(['DE', 'FR', 'NO', 'GB'].every(needsWithdrawalWaiver)).toBe(true)
    expect(['US', 'JP', 'BR', 'CH', ''].some(needsWithdrawalWaiver)).toBe(false)
  })
})

describe('the address of the card form', () => {
  const tokens: Record<string, string> = {
    '--ink': ' #18242a',
    '--accent': '#0C5A63',
    '--muted': 'color-mix(in oklab, red 50%, blue)',
    'color-scheme': 'dark',
  }
  const url = new URL(
    withFrameTheme({
      formUrl: 'https://pay.example/form/1?client_secret=s&hl=DE',
      parent: 'https://shop.example',
      tokenOf: (token) => tokens[token] ?? '',
    }),
  )

  it('keeps what the server put into it', () => {
    expect(url.searchParams.get('client_secret')).toBe('s')
    expect(url.searchParams.get('hl')).toBe('DE')
  })

  it('names the one origin that embeds it', () => {
    expect(url.searchParams.get('parent')).toBe('https://shop.example')
  })

  it('takes plain colours along and leaves the others out', () => {
    expect(url.searchParams.get('ink')).toBe('18242a')
    expect(url.searchParams.get('accent')).toBe('0C5A63')
    expect(url.searchParams.has('muted')).toBe(false)
    expect(url.searchParams.get('scheme')).toBe('dark')
  })
})

describe('what went wrong', () => {
  it.each([
    ['no answer', new NetworkError(), 'network'],
    ['a bug of ours', new TypeError('x'), 'network'],
    ['not ours', new CallRefused(404, 'notFound'), 'gone'],
    ['too often', new CallRefused(429, 'tooMany'), 'tooMany'],
    ['a refusal', new CallRefused(30102, 'promoExpired'), 'promoExpired'],
    ['malformed', new CallRefused(400, 'malformed'), 'malformed'],
    ['a fault', new CallRefused(500, 'server'), 'server'],
  ])('%s', (_, error, problem) => {
    expect(problemOf(error)).toBe(problem)
  })

  it('has words for a decline we do not know', () => {
    expect(declineReason('stolen_card')).toBe('other')
    expect(declineReason(null)).toBe('other')
    expect(declineReason('insufficient_funds')).toBe('insufficient_funds')
  })
})

describe('small things', () => {
  it('writes a currency we do not know with its code', () => {
    expect(priceText({ amount: 999, currency: 'XTS' }, 'en')).toBe('9.99 XTS')
    expect(priceText({ amount: 200_000, currency: 'JPY' }, 'ja')).toBe('￥2,000')
  })

  it('asks about a payment often at first and ever less', () => {
    expect([0, 9, 10, 29, 30, 500].map(pollEveryMs)).toEqual([3_000, 3_000, 6_000, 6_000, 15_000, 15_000])
  })
})
