import { describe, expect, it } from 'vitest'
import { saleOf } from '@/domain/catalog/parts'
import { CallRefused, NetworkError } from '@/ui/api/call-at'
import { problemOf } from '@/ui/api/problem-of'
import { allTicked, tickedKinds } from '@/ui/checkout/order/legal-boxes'
import { WAYS } from '@/ui/checkout/order/order-subject'
import { buyWords } from '@/ui/checkout/order/use-buy'
import { priceText } from '@/ui/checkout/order/use-pay-words'
import { askAgainAfterMs, pollEveryMs } from '@/ui/checkout/outcome/use-receipt-mail'
import { declineReason } from '@/ui/checkout/payment/decline-reason'
import { checkFailure, startFailure } from '@/ui/checkout/payment/payment-machine'
import { hasPayCode } from '@/ui/checkout/payment/provider-form'
import { withFrameTheme } from '@/ui/checkout/payment/sandbox/card-form'
import { methodsOfDevice } from '@/ui/checkout/payment/use-methods'
import { addedParts } from '@/ui/checkout/tiers/added-parts'
import { loadWords } from '@/ui/loading/use-load-words'

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
  const waiver = { kind: 'waiver', label: 'At once' } as const
  const one = { kind: 'other', label: 'One' } as const
  const two = { kind: 'other', label: 'Two' } as const

  it.each([
    ['the terms are open', false, [], [], false],
    ['the terms are all', true, [], [], true],
    ['one box of the country is open', true, [waiver, one], ['At once'], false],
    ['every box is ticked', true, [waiver, one], ['At once', 'One'], true],
    ['a box has new words since it was ticked', true, [{ ...one, label: 'New' }], ['One'], false],
  ] as const)('when %s the answer is right', (_, agreed, boxes, ticked, answer) => {
    expect(allTicked({ agreed, boxes, ticked: new Set(ticked) })).toBe(answer)
  })

  it('are sent by kind, and a kind only when all its boxes are ticked', () => {
    const boxes = [waiver, one, two]
    expect(tickedKinds({ boxes, ticked: new Set(['At once', 'One']) })).toEqual(['waiver'])
    expect(tickedKinds({ boxes, ticked: new Set(['At once', 'One', 'Two']) })).toEqual(['waiver', 'other'])
  })

  it.each(['waiverMissing', 'boxMissing'] as const)('are read anew after %s', (refusal) => {
    expect(buyWords(refusal)).toBe('errors.boxesChanged')
  })
})

describe('the pay code', () => {
  const answer = { orderNumber: 'A', method: 'card', payCode: 'code', form: null, publicKey: null }
  const frame = { url: 'https://pay.example/form', origin: 'https://pay.example' }

  it.each([
    ['sandbox', { form: frame }, true],
    ['sandbox', { publicKey: 'pk' }, false],
    ['stripe', { publicKey: 'pk' }, true],
    ['stripe', { form: frame }, false],
    ['paypal', { publicKey: 'id' }, true],
    ['paypal', { publicKey: 'id', payCode: '' }, false],
  ] as const)('of %s with %j is complete: %s', (gateway, more, complete) => {
    expect(hasPayCode({ ...answer, ...more, gateway })).toBe(complete)
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

  it.each([
    ['INSTRUMENT_DECLINED', 'paypal_declined'],
    ['generic_decline', 'card_declined'],
    ['expired_card', 'expired_card'],
    ['processing_error', 'processing_error'],
  ])('has the same words for %s of any provider', (code, reason) => {
    expect(declineReason(code)).toBe(reason)
  })
})

describe('an order that did not come about', () => {
  it.each([
    ['tooMany', 'tooMany'],
    ['promoUsedUp', 'promo.promoUsedUp'],
    ['promoExpired', 'promo.promoExpired'],
    ['malformed', 'errors.priceChanged'],
    ['network', 'errors.network'],
    ['unavailable', 'errors.orderFailed'],
    ['server', 'errors.orderFailed'],
  ] as const)('because of %s is said in the words %s', (problem, words) => {
    expect(buyWords(problem)).toBe(words)
  })
})

describe('a payment that could not be opened', () => {
  it.each([
    ['tooMany', 'start_too_often'],
    ['network', 'start_offline'],
    ['server', 'unavailable'],
    ['paymentUnavailable', 'unavailable'],
    ['methodUnavailable', 'pay_code_missing'],
    ['mailMissing', 'unmailed'],
    ['gone', 'session_expired'],
  ] as const)('because of %s leads to %s', (problem, phase) => {
    expect(startFailure(problem)).toEqual({ type: 'start_failed', phase })
  })

  it('because it is paid is paid', () => {
    expect(startFailure('orderPaid')).toMatchObject({ type: 'checked', state: 'paid' })
  })
})

describe('a payment that could not be checked', () => {
  it.each([
    ['network', 'offline'],
    ['tooMany', 'check_too_often'],
    ['server', 'unchecked'],
    ['unavailable', 'unchecked'],
  ] as const)('because of %s is %s: only a lost network is called one', (problem, phase) => {
    expect(checkFailure(problem)).toBe(phase)
  })
})

describe('the methods of a device', () => {
  const methods = [{ method: 'card' }, { method: 'apple_pay' }, { method: 'google_pay' }]

  it('have Apple Pay only where the device has it', () => {
    expect(methodsOfDevice({ methods, applePay: true })).toEqual(methods)
    expect(methodsOfDevice({ methods, applePay: false }).map(({ method }) => method)).toEqual([
      'card',
      'google_pay',
    ])
  })
})

describe('the way back from an order', () => {
  const place = { code: 'iq', examId: 1 }
  const order = (tier: 'sku2' | 'package2' | 'course') => ({
    examOrderNumber: '0123456789AB',
    course: 'learning',
    sku: { tier, name: '', parts: [] },
  })
  const chosenAt = (tier: 'sku2' | 'package2' | 'course') =>
    WAYS[saleOf(tier)].chosenAt({ place, order: order(tier) })

  it('leads to where it was chosen', () => {
    expect(chosenAt('sku2')).toMatch(/^\/paying\/(scheme|buyreport)\/iq-1$/)
    expect(chosenAt('package2')).toBe('/paying/package/iq-1?orderNumber=0123456789AB')
    expect(chosenAt('course')).toBe('/paying/course/iq-1?id=learning')
  })
})

describe('small things', () => {
  it('calls a lost network by its name, everything else a failed load', () => {
    expect((['network', 'server', 'gone'] as const).map(loadWords)).toEqual([
      'network',
      'loadFailed',
      'loadFailed',
    ])
  })

  it('writes a currency we do not know with its code', () => {
    expect(priceText({ amount: 999, currency: 'XTS' }, 'en')).toBe('9.99 XTS')
    expect(priceText({ amount: 200_000, currency: 'JPY' }, 'ja')).toBe('￥2,000')
  })

  it('asks about a payment often at first and ever less', () => {
    expect([0, 9, 10, 29, 30, 500].map(pollEveryMs)).toEqual([3_000, 3_000, 6_000, 6_000, 15_000, 15_000])
  })

  it.each([
    ['is on its way', 'onItsWay', 0, 3_000],
    ['is not known yet', null, 500, 15_000],
    ['was sent, and may come back', 'sent', 39, 15_000],
    ['was sent a while ago', 'sent', 40, 0],
    ['was refused', 'refused', 1, 0],
    ['is kept', 'kept', 1, 0],
  ] as const)('asks about a mail that %s again in time', (_, state, asked, after) => {
    expect(askAgainAfterMs(state, asked)).toBe(after)
  })
})
