import { describe, expect, it } from 'vitest'
import { parseFrameMessage, readFrameEvent, withEmail } from '@/ui/checkout/payment/sandbox/card-form'

describe('messages of the card form', () => {
  it.each([
    ['ready', { type: 'plumbline:ready', state: 'form' }, { type: 'ready', state: 'form' }],
    ['its height', { type: 'plumbline:height', height: 312.2 }, { type: 'height', height: 313 }],
    ['submitting', { type: 'plumbline:submitting' }, { type: 'submitting' }],
    [
      'a decline',
      { type: 'plumbline:result', status: 'failed', code: 'card_declined' },
      { type: 'result', status: 'failed', code: 'card_declined' },
    ],
    [
      'success',
      { type: 'plumbline:result', status: 'succeeded', code: null },
      { type: 'result', status: 'succeeded', code: null },
    ],
  ])('understands %s', (_, data, message) => {
    expect(parseFrameMessage(data)).toEqual(message)
  })

  it.each([
    ['nothing', null],
    ['a text', 'plumbline:submitting'],
    ['an unknown type', { type: 'plumbline:refund' }],
    ['an unknown state', { type: 'plumbline:ready', state: 'open' }],
    ['an unknown status', { type: 'plumbline:result', status: 'paid' }],
    ['no height', { type: 'plumbline:height', height: 'high' }],
    ['a height of nothing', { type: 'plumbline:height', height: 0 }],
    ['a height that is not a number', { type: 'plumbline:height', height: Number.NaN }],
  ])('ignores %s', (_, data) => {
    expect(parseFrameMessage(data)).toBeNull()
  })

  it('does not grow the frame without end', () => {
    expect(parseFrameMessage({ type: 'plumbline:height', height: 1e9 })).toEqual({
      type: 'height',
      height: 2000,
    })
  })
})

describe('whose messages are heard', () => {
  const source = {} as Window
  const origin = 'https://pay.example'
  const data = { type: 'plumbline:submitting' }

  it('only those of our own frame from the provider’s origin', () => {
    expect(readFrameEvent({ source, origin, data }, { source, origin })).toEqual({ type: 'submitting' })
  })

  it.each([
    ['another window of the same origin', { source: {} as Window, origin }],
    ['our frame led to another origin', { source, origin: 'https://evil.example' }],
    ['an origin that only begins alike', { source, origin: 'https://pay.example.evil.test' }],
  ])('not %s', (_, sender) => {
    expect(readFrameEvent({ ...sender, data }, { source, origin })).toBeNull()
  })

  it('nobody while there is no frame', () => {
    expect(readFrameEvent({ source: null, origin, data }, { source: null, origin })).toBeNull()
  })
})

describe('the address that the form begins with', () => {
  const form = 'https://pay.example/form/si_1?client_secret=s'

  it('stays behind the #, whatever is in it', () => {
    const url = new URL(withEmail(form, 'a+b&parent=x@example.com'))
    expect(url.search).toBe('?client_secret=s')
    expect(new URLSearchParams(url.hash.slice(1)).get('email')).toBe('a+b&parent=x@example.com')
  })

  it('is none where the reader is told a masked one', () => {
    expect(withEmail(form, 'a…@example.com')).toBe(form)
  })
})
