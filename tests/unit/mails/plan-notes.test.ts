import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import { letterOf } from '@/services/mails/plans/plan-letter'
import { NOTES } from '@/services/mails/plans/plan-note-mail'
import { mailTranslator } from '@/services/mails/render-mail'
import { PLAN_NOTES, type PlanNote } from '@/services/subscriptions/move-subscription'
import type { SubscriptionRow } from '@/services/subscriptions/subscription-row'
import { planTerms } from '../subscriptions/sample-plans'

const BEGAN = '2027-03-01T22:30:00.000Z'
/** A day later for its buyer than in UTC. */
const ZONE = 'Asia/Tokyo'
const PAID_UNTIL = '2027-03-11T22:30:00.000Z'

type Columns = Partial<SubscriptionRow>

const ACTIVE: Columns = { status: 'active', chargesDone: 1, paidUntil: PAID_UNTIL, nextChargeAt: PAID_UNTIL }
const TRIAL: Columns = { status: 'trialing', chargesDone: 0, paidUntil: '2027-03-04T22:30:00.000Z' }
const CANCELLING: Columns = {
  ...ACTIVE,
  ...{ status: 'cancelling', cancelledAt: BEGAN, endsAt: PAID_UNTIL, endedReason: 'cancelled' },
}
const STOPPED: Columns = { ...CANCELLING, status: 'stopped', endedReason: 'disputed', disputedAt: BEGAN }
const PRICED: Columns = {
  ...ACTIVE,
  priceChange: { amount: 2999, before: 1999, n: 2, askedAt: BEGAN, agreedAt: null },
}
const PAST_DUE: Columns = {
  ...ACTIVE,
  ...{ status: 'past_due', failures: 1, graceUntil: '2027-03-18T22:30:00.000Z' },
  nextChargeAt: '2027-03-14T22:30:00.000Z',
}
const ended = (endedReason: SubscriptionRow['endedReason']): Columns => ({
  ...ACTIVE,
  ...{ status: 'ended', endsAt: PAID_UNTIL, endedReason, nextChargeAt: null },
})

const rowOf = (columns: Columns, terms: Partial<PlanTerms> = {}): SubscriptionRow =>
  ({
    ...{ id: '7a1de8a6-5f0c-4c39-9a35-0b1d4b6a9f10', number: '0123456789AB', plan: '', zone: ZONE },
    ...{ terms: planTerms(terms), startedAt: BEGAN, trialEndsAt: '2027-03-04T22:30:00.000Z' },
    ...{ anchorAt: '2027-03-04T22:30:00.000Z', agreedAt: null, cancelledAt: null, endsAt: null },
    ...{ endedReason: null, failures: 0, graceUntil: null, disputedAt: null, credit: 0 },
    cardExpires: null,
    ...columns,
  }) as SubscriptionRow

const write = async (
  note: PlanNote,
  {
    columns,
    terms,
    locale = 'EN',
    amount = null,
  }: { columns: Columns; terms?: Partial<PlanTerms>; locale?: Locale; amount?: number | null },
) => {
  const letter = letterOf({
    row: rowOf(columns, terms),
    locale,
    place: { code: 'iq', examId: 1 },
    plan: 'Weekly',
    t: await mailTranslator(locale),
    now: new Date(BEGAN),
  })
  const told = NOTES[note]({ ...letter, at: BEGAN, amount })
  return told && { ...told, text: [told.subject, ...told.paragraphs].join(' '), letter }
}

/** A state in which each is true. */
const TRUE_OF: Record<PlanNote, Columns> = {
  failed: PAST_DUE,
  agreed: TRIAL,
  cancelled: CANCELLING,
  resumed: ACTIVE,
  withdrawn: ended('withdrawn'),
  stopped: STOPPED,
  ended: ended('cancelled'),
  trial_end: TRIAL,
  renewal: ACTIVE,
  given_back: ACTIVE,
  annual: ACTIVE,
  card_expires: { ...ACTIVE, cardExpires: '2027-05' },
  price_asked: PRICED,
}

describe.each(LOCALES)('the notes of a plan in %s', (locale) => {
  it.each(PLAN_NOTES)('%s says something, and names the plan', async (note) => {
    const told = await write(note, { locale, columns: TRUE_OF[note] })
    expect(told?.subject).toBeTruthy()
    expect(told?.text).toContain('Weekly')
    // A message that is missing is its own name, an argument that is missing stays as it stands.
    expect(JSON.stringify([told?.text, told?.rows, told?.action?.label])).not.toMatch(/planNote\.|\{\w+\}/)
  })
})

describe('a note of a plan', () => {
  it.each([
    [
      'the failed try, the end of the grace and the next try',
      'failed',
      PAST_DUE,
      ['$19.99', 'March 19, 2027', 'March 15, 2027'],
    ],
    [
      'that the last try failed',
      'failed',
      { ...PAST_DUE, nextChargeAt: null },
      ['We do not try again', 'March 19, 2027'],
    ],
    [
      'until when what was cancelled stays open',
      'cancelled',
      CANCELLING,
      ['March 12, 2027', 'Nothing more is charged'],
    ],
    ['that it has ended where nothing was paid for', 'cancelled', ended('cancelled'), ['It has ended.']],
    ['that what was paid goes back', 'withdrawn', ended('withdrawn'), ['What you paid goes back']],
    ['what a trial becomes', 'trial_end', TRIAL, ['March 5, 2027', '$19.99']],
    ['when it renews, and what is taken', 'renewal', ACTIVE, ['March 12, 2027', '$19.99']],
    [
      'since when there is a plan, what it costs and how often',
      'annual',
      ACTIVE,
      ['March 2, 2027', '$19.99 every week'],
    ],
    [
      'until when the card is good',
      'card_expires',
      { ...ACTIVE, cardExpires: '2027-05' },
      ['May 2027', '7 days'],
    ],
    ['why it ended: no second yes', 'ended', ended('not_agreed'), ['did not agree to go on']],
    [
      'what a new price is, from when, and what silence means',
      'price_asked',
      PRICED,
      ['$19.99', '$29.99', 'March 12, 2027', 'If you do nothing'],
    ],
    ['why it ended: no yes to a price', 'ended', { ...PRICED, ...ended('not_agreed') }, ['new price']],
    [
      'that a new price was agreed to',
      'agreed',
      { ...ACTIVE, priceChange: { amount: 2999, before: 1999, n: 2, askedAt: BEGAN, agreedAt: BEGAN } },
      ['agreed to the new price'],
    ],
    ['why it ended: no payment', 'ended', ended('payment_failed'), ['did not arrive']],
    ['that it ended, for a reason without words of its own', 'ended', ended('upgraded'), ['has ended']],
  ] as const)('tells %s', async (_, note, columns, said) => {
    const told = await write(note, { columns })
    for (const words of said) expect(told?.text).toContain(words)
  })

  it('of a trial that waits for a second yes promises that nothing is charged', async () => {
    const told = await write('trial_end', { columns: TRIAL, terms: { conversion: 'asked' } })
    expect(told?.text).toContain('nothing is charged')
    expect(told?.text).not.toContain('$19.99')
  })

  it('of a free trial that was withdrawn from promises no money', async () => {
    const told = await write('withdrawn', { columns: { ...ended('withdrawn'), chargesDone: 0 } })
    expect(told?.text).not.toContain('goes back')
  })

  it('of a charge that failed tells the price that was agreed to since, also when it is tried no more', async () => {
    const priceChange = { amount: 2999, before: 1999, n: 2, askedAt: BEGAN, agreedAt: BEGAN }
    const told = await write('failed', { columns: { ...PAST_DUE, priceChange, nextChargeAt: null } })
    expect(told?.text).toContain('29.99')
  })

  it('of money that goes back tells how much', async () => {
    expect((await write('given_back', { columns: ACTIVE, amount: 500 }))?.text).toContain('$5.00')
    expect((await write('given_back', { columns: ACTIVE }))?.text).toContain('could not be evaluated')
  })

  it.each([
    ['a failed charge that was paid since', 'failed', ACTIVE],
    ['the end of a trial that was cancelled', 'trial_end', { ...CANCELLING, chargesDone: 0 }],
    ['the end of a trial that is paid by now', 'trial_end', ACTIVE],
    ['a renewal that was cancelled', 'renewal', CANCELLING],
    ['a price that was agreed to', 'price_asked', ACTIVE],
    ['an end that a late charge put off', 'ended', ACTIVE],
  ] as const)('is not sent of %s', async (_, note, columns) => {
    expect(await write(note, { columns })).toBeNull()
  })

  it.each([
    ['while it is open', CANCELLING, true],
    ['not once it has ended', ended('cancelled'), false],
    ['not after it was taken back', ACTIVE, false],
  ] as const)('of a cancellation can be undone %s', async (_, columns, may) => {
    const told = await write('cancelled', { columns })
    expect(told?.action?.url.includes('/cancel/success/iq-1?hl=EN&s=') ?? false).toBe(may)
  })

  it.each([
    ['on trial', TRIAL, true],
    ['paid', ACTIVE, true],
    ['past due', PAST_DUE, true],
    ['cancelled', CANCELLING, false],
    ['ended', ended('cancelled'), false],
  ] as const)('of a plan that is %s says how to leave: %s', async (_, columns, says) => {
    const told = await write('given_back', { columns })
    expect(told?.letter.leaving.join().includes('/cancel/subscription/iq-1?hl=EN')).toBe(says)
  })
})
