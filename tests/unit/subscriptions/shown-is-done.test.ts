import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessOf } from '@/domain/subscriptions/access'
import { SUBSCRIPTION_MOVES, transitionSubscription } from '@/domain/subscriptions/machine'
import { millis } from '@/domain/subscriptions/period'
import { comingEnd, nextChargeOf, type ScheduledCharge, scheduleOf } from '@/domain/subscriptions/schedule'
import { type SubscriptionState, waitsForConsent } from '@/domain/subscriptions/state'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import { anyHistory, anySale, begin, live } from './any-history'

/** Does what the schedule says next, as the sandbox's biller does; null: nothing is to be done. */
const bill = (terms: PlanTerms, state: SubscriptionState, zone: string) => {
  const [charge] = scheduleOf({ terms, state, zone, count: 1 }).charges
  if (!charge) return null
  const { n, at, amount } = charge
  const step = transitionSubscription(
    { terms, state, now: new Date(at) },
    { type: 'charged', n, at, amount, isNew: true },
  )
  if (step.kind !== 'applied' || step.refund) throw new Error(`${n} on ${at}: ${JSON.stringify(step)}`)
  return { charge, state: step.state }
}

describe('what is shown at the sale', () => {
  it('is what is charged: instants, days and amounts', () => {
    fc.assert(
      fc.property(anySale, fc.integer({ min: 1, max: 14 }), (sale, count) => {
        const { terms, zone } = sale
        let state = begin(sale)
        const shown = scheduleOf({ terms, state, zone, count })
        const done: ScheduledCharge[] = []
        while (done.length < shown.charges.length) {
          const billed = bill(terms, state, zone)
          if (!billed) break
          done.push(billed.charge)
          expect(state.nextChargeAt).toBe(billed.charge.at)
          state = billed.state
          expect(state.nextChargeAt).toBe(nextChargeOf({ terms, state })?.at ?? null)
        }
        expect(done).toEqual(shown.charges)
      }),
    )
  })

  it('is what one is reminded of, at the instants shown', () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const { terms, zone } = sale
        let state = begin(sale)
        const shown = scheduleOf({ terms, state, zone, count: 6 })
        const told = new Map<string, string>()
        for (let charges = 0; charges <= shown.charges.length; charges += 1) {
          const { reminders } = scheduleOf({ terms, state, zone, count: 1 })
          for (const { key, at, about } of reminders) told.set(key, `${at} ${about}`)
          const billed = charges < shown.charges.length ? bill(terms, state, zone) : null
          if (!billed) break
          state = billed.state
        }
        for (const { key, at, about } of shown.reminders) expect(told.get(key)).toBe(`${at} ${about}`)
      }),
    )
  })

  it('is open without a gap while it is charged as shown, and closed when it ends', () => {
    fc.assert(
      fc.property(anySale, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (sale, share) => {
        const { terms, zone } = sale
        let state = begin(sale)
        for (let charges = 0; charges < 4; charges += 1) {
          const billed = bill(terms, state, zone)
          if (!billed) break
          state = billed.state
          const [from, to] = [millis(billed.charge.periodStart), millis(billed.charge.periodEnd)]
          const now = new Date(from + Math.floor((to - from) * share))
          expect(accessOf({ terms, state, now })).toMatchObject({ open: true, level: terms.level })
        }
        const now = new Date(millis(state.paidUntil ?? sale.at) - 1)
        const step = transitionSubscription(
          { terms, state, now },
          { type: 'cancelled', at: now.toISOString() },
        )
        if (step.kind !== 'applied') return
        const { endsAt } = step.state
        expect(accessOf({ terms, state: step.state, now: new Date(endsAt ?? '') })).toMatchObject({
          open: false,
        })
      }),
    )
  })
})

describe('whatever happens to a subscription', () => {
  it('moves only as listed', () => {
    const listed = SUBSCRIPTION_MOVES.map(([from, to]) => `${from} ${to}`)
    fc.assert(
      fc.property(anySale, anyHistory, (sale, history) => {
        for (const { before, after } of live(sale, history))
          if (before.status !== after.status) expect(listed).toContain(`${before.status} ${after.status}`)
      }),
    )
  })

  it('no money is kept that was taken twice, after the end, or without consent', () => {
    fc.assert(
      fc.property(anySale, anyHistory, (sale, history) => {
        for (const { before, event, refund } of live(sale, history)) {
          if (event.type !== 'charged' || event.amount <= refund) continue
          for (const stop of [before.cancelledAt, before.disputedAt])
            if (stop !== null) expect(millis(event.at)).toBeLessThan(millis(stop))
          expect(waitsForConsent({ terms: sale.terms, state: before }) && event.n > 0).toBe(false)
          expect(before.endedReason === 'withdrawn' || before.endedReason === 'not_agreed').toBe(false)
          expect(before.chargesDone).toBe(event.n === 0 ? 0 : event.n - 1)
        }
      }),
    )
  })

  it('what does not renew has no next charge, and an end', () => {
    fc.assert(
      fc.property(anySale, anyHistory, (sale, history) => {
        const { terms } = sale
        for (const { after } of live(sale, history)) {
          expect(after.nextChargeAt).toBe(nextChargeOf({ terms, state: after })?.at ?? null)
          const renews = after.status === 'trialing' || after.status === 'active'
          expect(after.endsAt === null).toBe(renews || after.status === 'past_due')
          if (!renews) expect(comingEnd({ terms, state: after })).not.toBeNull()
        }
      }),
    )
  })

  it('is closed from the instant at which it said it would close', () => {
    fc.assert(
      fc.property(anySale, anyHistory, (sale, history) => {
        const { terms } = sale
        for (const { after, now } of live(sale, history)) {
          const { open, until } = accessOf({ terms, state: after, now })
          if (until === null) continue
          expect(open).toBe(after.status !== 'ended' && now.getTime() < millis(until))
          expect(accessOf({ terms, state: after, now: new Date(until) }).open).toBe(false)
          const over = transitionSubscription(
            { terms, state: after, now: new Date(until) },
            { type: 'period_over' },
          )
          expect(over.kind === 'applied' ? over.state.status : after.status).toBe('ended')
        }
      }),
    )
  })
})
