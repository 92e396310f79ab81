import { describe, expect, it } from 'vitest'
import { scheduleOf } from '@/domain/subscriptions/schedule'
import { newSubscription } from '@/domain/subscriptions/state'
import type { PlanOrder, PlanTerms } from '@/domain/subscriptions/terms'
import type { PlanBilling } from '@/gateways/payments/gateway'
import type { Suite } from './contract'
import { intentRequest, refundRequest, totalOf } from './under-test'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** A provider may keep an invoice for an hour before it takes the money. */
const WAITS = 2 * HOUR

const planOrder = ({
  withTrial = false,
  credit = 0,
  ...changes
}: Partial<PlanTerms & PlanOrder> = {}): PlanOrder => ({
  terms: {
    plan: 'weekly',
    level: 'basic',
    period: { unit: 'WEEK', count: 1 },
    price: { amount: 1999, currency: 'USD' },
    trialDays: withTrial ? 3 : 0,
    trialPrice: 0,
    conversion: 'automatic',
    reminders: { trialEnd: [1], firstRenewal: [], everyRenewal: [] },
    graceDays: 7,
    allowance: { tests: 2, courses: 1 },
    ...changes,
  },
  withTrial,
  credit,
})

/** What every gateway that bills plans promises. Our schedule says what must come of it (docs/decisions/0036). */
export const describePlans = ({ provider }: Suite) =>
  describe('plans', () => {
    const billing = (): PlanBilling => provider().gateway.plans ?? fail()
    const clock = () => provider().plans ?? fail()

    /** A plan whose first payment was made, with the charges that its buyer was shown. */
    const begun = async (plan: PlanOrder, count = 4) => {
      const { gateway, pay } = provider()
      const { terms, withTrial, credit } = plan
      const amount = withTrial ? terms.trialPrice : terms.price.amount - credit
      const { currency } = terms.price
      const request = intentRequest({ plan, amount, currency })
      const intent = await gateway.createIntent(request)
      await pay(intent)
      const fact = await gateway.fetchIntent(intent.intentId)
      const { subscription: ref = '', startedAt = '' } = fact.plan ?? {}
      const state = newSubscription({ terms, at: startedAt, withTrial, credit })
      const { charges } = scheduleOf({ terms, state, zone: 'UTC', count })
      return { ref, fact, request, intentId: intent.intentId, charges, state }
    }
    type Begun = Awaited<ReturnType<typeof begun>>

    /** To some time after an instant; by default until what was due then was charged. */
    const passTo = async ({ ref }: Begun, at: string | undefined, after = WAITS) => {
      const ms = Date.parse(at ?? '') + after - clock().now()
      if (ms > 0) await clock().passes(ref, ms)
    }
    const factsOf = async ({ ref }: Begun) => {
      const { intentIds } = await billing().fetch(ref)
      const facts = []
      for (const id of intentIds) facts.push(await provider().gateway.fetchIntent(id))
      return facts
    }
    /** [charge, hundredths] of all that was ever taken. */
    const taken = async (plan: Begun) =>
      (await factsOf(plan)).flatMap(({ plan: of, charges }) =>
        charges.length > 0 ? [[of?.charge, totalOf(charges)]] : [],
      )
    const dueOf = ({ charges }: Begun, n: number) => charges.find((charge) => charge.n === n)?.at

    it('are begun by their first payment', async () => {
      const plan = await begun(planOrder())
      expect(plan.fact).toMatchObject({
        status: 'succeeded',
        amount: 1999,
        orderId: plan.request.orderId,
        plan: { firstOrder: plan.request.orderId, charge: 1, tries: 0, retryAt: null },
      })
      expect(await billing().fetch(plan.ref)).toMatchObject({
        ref: plan.ref,
        stopped: false,
        startedAt: plan.fact.plan?.startedAt,
        chargesDone: 1,
        nextChargeAt: dueOf(plan, 2),
        intentIds: [plan.intentId],
      })
    })

    it('are none before that', async () => {
      const { gateway } = provider()
      const request = intentRequest({ plan: planOrder() })
      const { intentId } = await gateway.createIntent(request)
      const fact = await gateway.fetchIntent(intentId)
      expect(fact).toMatchObject({ status: 'requires_payment', charges: [] })
      expect(fact.plan).toBeUndefined()
      expect(await gateway.cancelIntent(intentId)).toMatchObject({ status: 'canceled', charges: [] })
    })

    it.each([
      ['a week', {}],
      ['four weeks', { period: { unit: 'WEEK', count: 4 } }],
      ['a month', { period: { unit: 'MONTH', count: 1 } }],
      [
        'two months, in yen',
        { period: { unit: 'MONTH', count: 2 }, price: { amount: 198_000, currency: 'JPY' } },
      ],
      ['a year', { period: { unit: 'YEAR', count: 1 } }],
      ['a free trial', { withTrial: true }],
      ['a trial with a price', { withTrial: true, trialPrice: 195 }],
      ['a credit', { credit: 700 }],
    ] as const)('of %s take what the schedule says, when it says so', async (_, changes) => {
      const plan = await begun(planOrder(changes))
      await passTo(plan, plan.charges.at(-1)?.at)
      const facts = await factsOf(plan)
      const made = facts.filter(({ charges }) => charges.length > 0)
      expect(made.map(({ plan: of, charges }) => [of?.charge, totalOf(charges)])).toEqual(
        plan.charges.map(({ n, amount }) => [n, amount]),
      )
      for (const [at, fact] of made.entries()) {
        const late = Date.parse(fact.plan?.at ?? '') - Date.parse(plan.charges[at]?.at ?? '')
        // The first is made a moment before its plan is.
        expect(late).toBeGreaterThan(-2000)
        expect(late).toBeLessThan(WAITS)
        expect(fact).toMatchObject({
          status: 'succeeded',
          orderId: at === 0 && facts.length === made.length ? plan.request.orderId : null,
          plan: { firstOrder: plan.request.orderId, subscription: plan.ref, tries: 0 },
        })
      }
      const ids = facts.map(({ intentId }) => intentId)
      expect(ids[0]).toBe(plan.intentId)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('with a free trial keep the card and take nothing', async () => {
      const plan = await begun(planOrder({ withTrial: true }))
      expect(plan.fact).toMatchObject({ status: 'succeeded', amount: 0, charges: [], plan: { charge: 0 } })
      expect(await billing().fetch(plan.ref)).toMatchObject({ chargesDone: 0, nextChargeAt: dueOf(plan, 1) })
    })

    it('whose card fails are tried again, and go on where they were', async () => {
      const plan = await begun(planOrder({ period: { unit: 'MONTH', count: 1 } }))
      await clock().setCard(plan.ref, 'declines')
      await passTo(plan, dueOf(plan, 2))
      const [, failed] = await factsOf(plan)
      expect(failed).toMatchObject({
        status: 'requires_payment',
        charges: [],
        failureCode: 'card_declined',
        plan: { charge: 2, tries: 1, retryAt: expect.any(String) },
      })
      const told = await billing().fetch(plan.ref)
      expect(told).toMatchObject({ chargesDone: 1, nextChargeAt: failed?.plan?.retryAt })
      await clock().setCard(plan.ref, 'works')
      await passTo(plan, failed?.plan?.retryAt ?? '')
      expect(await taken(plan)).toEqual([
        [1, 1999],
        [2, 1999],
      ])
      expect(await billing().fetch(plan.ref)).toMatchObject({ chargesDone: 2, nextChargeAt: dueOf(plan, 3) })
    })

    it('that are stopped take nothing more, however often that is said', async () => {
      const plan = await begun(planOrder())
      expect(await billing().stop(plan.ref)).toMatchObject({ stopped: true, nextChargeAt: null })
      expect(await billing().stop(plan.ref)).toMatchObject({ stopped: true })
      await passTo(plan, dueOf(plan, 4))
      expect(await taken(plan)).toEqual([[1, 1999]])
    })

    it('that are stopped in the last second take nothing more', async () => {
      const plan = await begun(planOrder())
      await passTo(plan, dueOf(plan, 2), -1000)
      await billing().stop(plan.ref)
      await passTo(plan, dueOf(plan, 4))
      expect(await taken(plan)).toEqual([[1, 1999]])
    })

    it('that are resumed go on by the same schedule', async () => {
      const plan = await begun(planOrder())
      await billing().stop(plan.ref)
      expect(await billing().resume(plan.ref)).toMatchObject({ stopped: false, nextChargeAt: dueOf(plan, 2) })
      await billing().resume(plan.ref)
      await passTo(plan, dueOf(plan, 2))
      expect(await taken(plan)).toHaveLength(2)
      // And once more, within one minute.
      for (const turn of ['stop', 'resume', 'stop'] as const) await billing()[turn](plan.ref)
      await passTo(plan, dueOf(plan, 4))
      expect(await taken(plan)).toHaveLength(2)
    })

    it('that are stopped while a card fails are not tried again (BM-23)', async () => {
      const plan = await begun(planOrder({ period: { unit: 'MONTH', count: 1 } }))
      await clock().setCard(plan.ref, 'declines')
      await passTo(plan, dueOf(plan, 2))
      await billing().stop(plan.ref)
      await clock().setCard(plan.ref, 'works')
      await passTo(plan, dueOf(plan, 4))
      expect(await taken(plan)).toEqual([[1, 1999]])
    })

    it('that wait for a second yes take nothing without it', async () => {
      const plan = await begun(planOrder({ withTrial: true, conversion: 'asked' }))
      expect(await billing().fetch(plan.ref)).toMatchObject({ stopped: false, nextChargeAt: null })
      await passTo(plan, plan.state.anchorAt, 60 * DAY)
      expect(await taken(plan)).toEqual([])
    })

    it('that wait for a second yes take what the schedule says with it, once', async () => {
      const plan = await begun(planOrder({ withTrial: true, conversion: 'asked', trialPrice: 195 }))
      // A stop that was taken back is no yes.
      await billing().stop(plan.ref)
      expect(await billing().resume(plan.ref)).toMatchObject({ nextChargeAt: null })
      const due = plan.state.anchorAt
      expect(await billing().agree(plan.ref)).toMatchObject({ nextChargeAt: due })
      await billing().agree(plan.ref)
      await passTo(plan, due)
      expect(await taken(plan)).toEqual([
        [0, 195],
        [1, 1999],
      ])
      await passTo(plan, due, 7 * DAY + WAITS)
      expect(await taken(plan)).toHaveLength(3)
    })

    it('that follow a trial that was stopped are charged alone', async () => {
      const tried = await begun(planOrder({ withTrial: true }))
      await billing().stop(tried.ref)
      const plan = await begun(planOrder())
      await passTo(plan, dueOf(plan, 2))
      expect(await taken(tried)).toEqual([])
      expect(await taken(plan)).toEqual([
        [1, 1999],
        [2, 1999],
      ])
    })

    it('name the order that began them with every later charge, of which they may tell first', async () => {
      const plan = await begun(planOrder())
      await passTo(plan, dueOf(plan, 2))
      const { intentIds } = await billing().fetch(plan.ref)
      expect(await provider().gateway.fetchIntent(intentIds[1] ?? '')).toMatchObject({
        orderId: null,
        livemode: provider().gateway.livemode,
        plan: { firstOrder: plan.request.orderId, subscription: plan.ref, charge: 2 },
      })
    })

    it('have every charge in the books as ours, and each can go back once', async () => {
      const { gateway } = provider()
      const from = new Date(clock().now() - HOUR)
      const plan = await begun(planOrder())
      await passTo(plan, dueOf(plan, 2))
      const [, later] = await factsOf(plan)
      const intentId = later?.intentId ?? ''
      const refund = refundRequest(intentId, 1999)
      const fact = await gateway.createRefund(refund)
      expect(fact).toMatchObject({ intentId, refunds: [{ amount: 1999, refundId: refund.refundId }] })
      await expect(gateway.createRefund(refundRequest(intentId, 1))).rejects.toMatchObject({
        kind: 'declined_request',
      })
      const to = new Date(clock().now() + HOUR)
      const { movements } = await gateway.listMovements({ from, to, cursor: null })
      const refs = [plan.fact.charges[0]?.ref, later?.charges[0]?.ref, fact.refunds[0]?.ref]
      expect(
        refs
          .map((ref) => movements.find((line) => line.ref === ref))
          .map((line) => [line?.ours, line?.orderId]),
      ).toEqual([
        [true, plan.request.orderId],
        [true, null],
        [true, null],
      ])
    })
  })

const fail = (): never => {
  throw new Error('This provider bills no plans.')
}
