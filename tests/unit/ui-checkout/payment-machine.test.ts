import { describe, expect, it } from 'vitest'
import {
  BUSY_PHASES,
  BUTTON_PHASES,
  FIRST_SCREEN,
  nextPayment,
  type PaymentEvent,
  type PaymentScreen,
} from '@/ui/checkout/payment/payment-machine'
import type { FormMessage } from '@/ui/checkout/payment/provider-form'

const form = (message: FormMessage): PaymentEvent => ({ type: 'form', message })
const result = (status: Extract<FormMessage, { type: 'result' }>['status'], code: string | null = null) =>
  form({ type: 'result', status, code })
const screenAfter = (...events: PaymentEvent[]): PaymentScreen => events.reduce(nextPayment, FIRST_SCREEN)

const OPENED: PaymentEvent[] = [
  { type: 'start' },
  { type: 'started' },
  form({ type: 'ready', state: 'form' }),
]
const SENT: PaymentEvent[] = [...OPENED, { type: 'pay_pressed' }, form({ type: 'submitting' })]

describe('the payment screen', () => {
  it.each(BUTTON_PHASES)('answers a press while it is %s, or says what is being done', (phase) => {
    const screen = { ...FIRST_SCREEN, phase }
    const answered = nextPayment(screen, { type: 'pay_pressed' }) !== screen
    expect(answered || BUSY_PHASES.includes(phase)).toBe(true)
  })

  it.each([
    'form_failed',
    'unavailable',
    'pay_code_missing',
    'start_offline',
    'start_too_often',
    'offline',
    'check_too_often',
    'unchecked',
  ] as const)('has no pay button in %s, where a press would do nothing', (phase) => {
    const screen = { ...FIRST_SCREEN, phase }
    expect(nextPayment(screen, { type: 'pay_pressed' })).toBe(screen)
    expect(BUTTON_PHASES).not.toContain(phase)
  })

  it.each(['offline', 'check_too_often', 'unchecked'] as const)(
    'starts nothing else in %s: money may have moved',
    (phase) => {
      expect(BUSY_PHASES).toContain(phase)
    },
  )

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
    expect(screenAfter(...SENT, result('succeeded'), form({ type: 'ready', state: 'form' })).phase).toBe(
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
      form({ type: 'ready', state: 'ended' }),
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
    expect(screenAfter(...OPENED, form({ type: 'ready', state: 'challenge' })).phase).toBe('challenge')
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
    expect(screenAfter(...SENT, result('succeeded'), { type: 'check_failed', phase: 'offline' }).phase).toBe(
      'offline',
    )
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

  it('says that nothing was charged after a closed window only when the server agrees', () => {
    const closed = screenAfter(...OPENED, result('requires_action'), result('closed'))
    expect(closed.phase).toBe('checking')
    const answer = (state: 'waiting' | 'pending' | 'paid') =>
      nextPayment(closed, { type: 'checked', state, failureCode: null })
    expect(answer('waiting')).toMatchObject({ phase: 'ready', notice: { kind: 'closed' } })
    expect(answer('pending').phase).toBe('pending')
    expect(answer('paid').phase).toBe('paid')
  })

  it('forgets a closed window with the next try', () => {
    const again = screenAfter(
      ...OPENED,
      result('closed'),
      { type: 'checked', state: 'waiting', failureCode: null },
      result('unavailable'),
      { type: 'checked', state: 'waiting', failureCode: null },
    )
    expect(again.notice).toEqual({ kind: 'not_paid' })
  })

  it.each([
    ['is on its way', [{ type: 'start' }, { type: 'started' }]],
    ['could not be fetched', [{ type: 'start' }]],
    ['is ready', OPENED],
  ] as [string, PaymentEvent[]][])('fails securely when the form %s and is lost', (_, events) => {
    expect(screenAfter(...events, form({ type: 'lost' })).phase).toBe('form_failed')
  })

  it.each([
    ['something was sent', SENT, 'submitting'],
    ['the server is asked', [...SENT, result('succeeded')], 'checking'],
    ['a bank asks', [...OPENED, result('requires_action')], 'challenge'],
  ] as [string, PaymentEvent[], string][])('does not call a form lost while %s', (_, events, phase) => {
    expect(screenAfter(...events, form({ type: 'lost' })).phase).toBe(phase)
  })

  it('goes back to the choice of a method as if none had been chosen', () => {
    expect(screenAfter(...OPENED, { type: 'form_timeout' }, { type: 'method_dropped' })).toEqual(FIRST_SCREEN)
  })

  it('stays paid whatever the form still says', () => {
    const paid = screenAfter({ type: 'check' }, { type: 'checked', state: 'paid', failureCode: null })
    expect(nextPayment(paid, result('failed', 'card_declined'))).toBe(paid)
    expect(nextPayment(paid, form({ type: 'ready', state: 'form' }))).toBe(paid)
  })

  describe('an answer about a form that another has replaced', () => {
    const owned = screenAfter(...SENT, { type: 'start' }, { type: 'start_failed', phase: 'owned' })

    it.each(['failed', 'waiting'] as const)('says nothing of the new one when it is %s', (state) => {
      const event = { type: 'checked', state, failureCode: 'intent_canceled', late: true } as const
      expect(nextPayment(owned, event)).toBe(owned)
      expect(nextPayment(screenAfter(...OPENED), event).phase).toBe('ready')
      expect(nextPayment(screenAfter({ type: 'start' }), event).phase).toBe('initialising')
    })

    it('says nothing of it when there is no answer', () => {
      expect(nextPayment(owned, { type: 'check_failed', phase: 'offline', late: true })).toBe(owned)
    })

    it.each([
      ['paid', 'paid'],
      ['pending', 'pending'],
      ['expired', 'session_expired'],
    ] as const)('is the end of the order all the same when it is %s', (state, phase) => {
      const event = { type: 'checked', state, failureCode: null, late: true } as const
      expect(nextPayment(screenAfter(...OPENED), event).phase).toBe(phase)
    })
  })
})
