import type { OwnPlan } from '@/ui/subscription/use-own-plan'

const USD = (amount: number) => ({ amount, currency: 'USD' })
const charge = (day: string, kind: 'trial' | 'period' = 'period') => ({
  at: `${day}T10:00:00.000Z`,
  day,
  kind,
  amount: USD(1999),
})

/** A weekly plan that runs, with what a case is about. */
export const samplePlan = (changes: Partial<OwnPlan> = {}): OwnPlan => ({
  number: '0123456789AB',
  status: 'active',
  title: 'Weekly plan',
  code: 'weekly',
  level: 'basic',
  period: { unit: 'WEEK', count: 1 },
  price: USD(1999),
  trialDays: 3,
  trialPrice: USD(0),
  startedAt: '2027-01-01T10:00:00.000Z',
  paidUntil: '2027-01-11T10:00:00.000Z',
  until: '2027-01-18T10:00:00.000Z',
  schedule: {
    zone: 'Europe/Berlin',
    charges: [charge('2027-01-11'), charge('2027-01-18'), charge('2027-01-25')],
    reminders: [],
    trialEnd: null,
    end: null,
  },
  asksAgain: false,
  newPrice: null,
  mayUndo: false,
  undoToken: null,
  left: { tests: 2, courses: 1 },
  allowance: { tests: 2, courses: 1 },
  orders: [
    { number: 'BBBBBBBBBBBB', at: '2027-01-04T10:00:00.000Z', amount: USD(1999), status: 'paid', charge: 1 },
    { number: 'AAAAAAAAAAAA', at: '2027-01-01T10:00:00.000Z', amount: USD(0), status: 'paid', charge: 0 },
  ],
  clock: null,
  ...changes,
})

const at = (day: string) => ({ at: `${day}T10:00:00.000Z`, day })
const schedule = samplePlan().schedule

/** One of each state. */
export const PLANS = {
  active: samplePlan(),
  trialing: samplePlan({
    status: 'trialing',
    schedule: { ...schedule, trialEnd: { ...at('2027-01-11'), converts: true } },
  }),
  asks: samplePlan({
    status: 'trialing',
    asksAgain: true,
    schedule: {
      ...schedule,
      charges: [],
      trialEnd: { ...at('2027-01-11'), converts: false },
      end: { ...at('2027-01-11'), reason: 'not_agreed' },
    },
  }),
  newPrice: samplePlan({
    newPrice: { amount: USD(2999), day: '2027-01-11' },
    schedule: { ...schedule, charges: [], end: { ...at('2027-01-11'), reason: 'not_agreed' } },
  }),
  past_due: samplePlan({
    status: 'past_due',
    schedule: {
      ...schedule,
      charges: [charge('2027-01-13')],
      end: { ...at('2027-01-18'), reason: 'payment_failed' },
    },
  }),
  cancelling: samplePlan({
    status: 'cancelling',
    mayUndo: true,
    undoToken: 'a-token-of-a-receipt',
    schedule: { ...schedule, charges: [], end: { ...at('2027-01-11'), reason: 'cancelled' } },
  }),
  stopped: samplePlan({
    status: 'stopped',
    schedule: { ...schedule, charges: [], end: { ...at('2027-01-11'), reason: 'disputed' } },
  }),
} satisfies Record<string, OwnPlan>
