import { describe, expect, it } from 'vitest'
import type { FrameMessage } from '@/ui/checkout/card-frame'
import {
  FIRST_SCREEN,
  nextPayment,
  type PaymentEvent,
  type PaymentScreen,
} from '@/ui/checkout/payment-machine'

const frame = (message: FrameMessage): PaymentEvent => ({ type: 'frame', message })
const result = (status: Extract<FrameMessage, { type: 'result' }>['status'], code: string | null = null) =>
  frame({ type: 'result', status, code })
const screenAfter = (...events: PaymentEvent[]): PaymentScreen => events.reduce(nextPayment, FIRST_SCREEN)

const OPENED: PaymentEvent[] = [
  { type: 'start' },
  { type: 'started' },
  frame({ type: 'ready', state: 'form' }),
]
const SENT: PaymentEvent[] = [...OPENED, { type: 'pay_pressed' }, frame({ type: 'submitting' })]

describe('the payment screen', () => {
  it('goes from the method over initialising and loading to a form that takes a card', () => {
    expect(screenAfter().phase).toBe('choosing')
    expect(screenAfter({ type: 'start' }).phase).toBe('initialising')
    expect(screenAfter({ type: 'start' }, { type: 'started' }).phase).toBe('loading_form')
    expect(screenAfter(...OPENED).phase).toBe('ready')
  })

  it('asks for a method when none is chosen', () => {
    expect(screenAfter({ type: 'pay_pressed' })).toMatchObject({
      phase: 'choosing',
      notice: { kind: 'method_missing' },
    })
  })

  it('says that the form is not ready when the button is too early', () => {
    const screen = screenAfter({ type: 'start' }, { type: 'started' }, { type: 'pay_pressed' })
    expect(screen).toMatchObject({ phase: 'loading_form', notice: { kind: 'form_not_ready' } })
  })

  it('ignores every further press once one is on its way', () => {
    const screen = screenAfter(...OPENED, { type: 'pay_pressed' })
    expect(screen.phase).toBe('submitting')
    expect(nextPayment(screen, { type: 'pay_pressed' })).toBe(screen)
  })

  it.each(['succeeded', 'failed', 'unavailable'] as const)(
    'asks the server after the form said %s',
    (status) => {
      expect(screenAfter(...SENT, result(status)).phase).toBe('checking')
    },
  )

  it('is paid only by the server’s word', () => {
    const said = screenAfter(...SENT, result('succeeded'))
    expect(said.phase).not.toBe('paid')
    expect(nextPayment(said, { type: 'checked', state: 'paid', failureCode: null }).phase).toBe('paid')
  })

  it('does not become payable again while the server is asked, although the form loads anew', () => {
    expect(screenAfter(...SENT, result('succeeded'), frame({ type: 'ready', state: 'form' })).phase).toBe(
      'checking',
    )
  })

  it('offers another card after a decline, with the server’s reason', () => {
    const declined = screenAfter(...SENT, result('failed', 'card_declined'), {
      type: 'checked',
      state: 'failed',
      failureCode: 'insufficient_funds',
    })
    expect(declined).toMatchObject({
      phase: 'ready',
      notice: { kind: 'declined', code: 'insufficient_funds', formEnded: false },
    })
  })

  it('asks for a new form when this one takes no more cards', () => {
    const ended = screenAfter(
      ...SENT,
      result('failed', 'too_many_declines'),
      frame({ type: 'ready', state: 'ended' }),
      {
        type: 'checked',
        state: 'failed',
        failureCode: 'too_many_declines',
      },
    )
    expect(ended).toMatchObject({ formEnded: true, notice: { kind: 'declined', formEnded: true } })
    expect(nextPayment(ended, { type: 'pay_pressed' })).toBe(ended)
    expect(nextPayment(ended, { type: 'start' })).toMatchObject({ phase: 'initialising', formEnded: false })
  })

  it('leaves the second step to the form', () => {
    expect(screenAfter(...SENT, result('requires_action')).phase).toBe('challenge')
    expect(screenAfter(...OPENED, frame({ type: 'ready', state: 'challenge' })).phase).toBe('challenge')
  })

  it('names an incomplete card and stays payable', () => {
    const screen = screenAfter(...OPENED, { type: 'pay_pressed' }, result('invalid', 'incomplete_card'))
    expect(screen).toMatchObject({ phase: 'ready', notice: { kind: 'incomplete', code: 'incomplete_card' } })
  })

  it('says that nothing has arrived when the provider holds no payment', () => {
    const screen = screenAfter(...SENT, result('unavailable'), {
      type: 'checked',
      state: 'waiting',
      failureCode: null,
    })
    expect(screen).toMatchObject({ phase: 'ready', notice: { kind: 'not_paid' } })
  })

  it('does not claim an outcome when the server cannot be reached', () => {
    expect(screenAfter(...SENT, result('succeeded'), { type: 'check_failed' }).phase).toBe('offline')
  })

  it.each([
    ['pending', 'pending'],
    ['expired', 'session_expired'],
    ['refunded', 'session_expired'],
  ] as const)('reads the server’s %s as %s', (state, phase) => {
    expect(screenAfter({ type: 'check' }, { type: 'checked', state, failureCode: null }).phase).toBe(phase)
  })

  it('gives up on a form that does not load, but not on one that did', () => {
    expect(screenAfter({ type: 'start' }, { type: 'started' }, { type: 'form_timeout' }).phase).toBe(
      'form_failed',
    )
    expect(screenAfter(...OPENED, { type: 'form_timeout' }).phase).toBe('ready')
  })

  it('stays paid whatever the form still says', () => {
    const paid = screenAfter({ type: 'check' }, { type: 'checked', state: 'paid', failureCode: null })
    expect(nextPayment(paid, result('failed', 'card_declined'))).toBe(paid)
    expect(nextPayment(paid, frame({ type: 'ready', state: 'form' }))).toBe(paid)
  })
})
