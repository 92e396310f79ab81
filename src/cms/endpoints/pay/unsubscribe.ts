import { RESULTS } from '@/domain/api/results'
import { DEFAULT_LOCALE, parseLocale } from '@/domain/locale/locales'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { checkLeaving } from '@/services/subscriptions/leaving/check-leaving'
import { leave } from '@/services/subscriptions/leaving/leave'
import { sayWhy } from '@/services/subscriptions/leaving/say-why'
import { type LeavingState, seal } from '@/services/subscriptions/leaving/seal'
import { undoLeaving } from '@/services/subscriptions/leaving/undo-leaving'
import { viewLeavable, viewLeft } from '@/services/subscriptions/leaving/view-left'
import { withdraw } from '@/services/subscriptions/leaving/withdraw'
import { alsoForm, type FormAnswer } from '../also-form'
import { defineEndpoints } from '../define-endpoints'

const calls = defineEndpoints({
  'unsubscribe.check': async ({ deps, input: { body }, viewer }) => {
    const { ticket, plans } = await checkLeaving(deps, { key: body.key, viewer })
    return {
      ticket,
      plans: await Promise.all(plans.map((found) => viewLeavable(deps, { found, locale: body.hl }))),
    }
  },

  'unsubscribe.cancel': async ({ deps, input: { body }, viewer }) => {
    const { plans, token } = await leave(deps, { ticket: body.ticket, viewer })
    return {
      token,
      plans: await Promise.all(plans.map((left) => viewLeft(deps, { ...left, locale: body.hl }))),
    }
  },

  'unsubscribe.undo': async ({ deps, input: { body } }) => {
    const { row, nextChargeAt } = await undoLeaving(deps, { token: body.token })
    return { title: (await viewLeft(deps, { row, at: null, locale: body.hl })).title, nextChargeAt }
  },

  'unsubscribe.reason': async ({ deps, input: { body } }) => {
    await sayWhy(deps, { token: body.token, reason: body.reason })
    return {}
  },

  'unsubscribe.withdraw': ({ deps, input: { body } }) =>
    withdraw(deps, { number: body.number, email: body.email }),
})

/** `flag`: what else the page is told. */
type Next = { route: 'cancel' | 'cancelDone'; state?: string; flag?: 'do=withdraw' | 'failed=1' }

/** The page that a form's answer is shown on; null where the form names none. */
const pageOf = ({ fields }: FormAnswer, { route, state, flag }: Next): string | null => {
  const [, code, number] = /^([a-z0-9]{1,24})-([1-9][0-9]{0,8})$/.exec(fields.examId ?? '') ?? []
  if (!code) return null
  const path = withLocale(
    pathTo({ route, code, examId: Number(number) }),
    parseLocale(fields.hl ?? '') ?? DEFAULT_LOCALE,
  )
  return [path, ...(flag ? [flag] : []), ...(state ? [`s=${state}`] : [])].join('&')
}

/** What stood in a form that was refused, and why. */
const typed = ({ fields, result, message }: FormAnswer): string =>
  sealed({
    is: 'typed',
    problem: result === 400 ? 'malformed' : (message ?? 'failed'),
    key: (fields.key ?? fields.number ?? '').slice(0, 320),
    email: (fields.email ?? '').slice(0, 320),
  })

const sealed = (state: LeavingState): string => seal(state, new Date())

const dataOf = <Data>(answer: FormAnswer): Data | null =>
  answer.result === 200 ? (answer.data as Data) : null

/** What a person is told by the receipt itself, which shows how it stands. */
const SHOWN_THERE: readonly number[] = [RESULTS.ok, RESULTS.linkInvalid, RESULTS.undoTooLate]

/** Back to the receipt, by the token that the form sent. */
const backToReceipt = (answer: FormAnswer): string | null => {
  const [state] = /^[\w-]{20,2000}$/.exec(answer.fields.token ?? '') ?? []
  const flag = SHOWN_THERE.includes(answer.result) ? undefined : 'failed=1'
  return pageOf(answer, { route: 'cancelDone', state, flag })
}

export const unsubscribeEndpoints: typeof calls = {
  'unsubscribe.check': alsoForm(calls['unsubscribe.check'], {
    call: 'unsubscribe.check',
    next: (answer) =>
      pageOf(answer, {
        route: 'cancel',
        state: dataOf<{ ticket: string }>(answer)?.ticket ?? typed(answer),
      }),
  }),
  'unsubscribe.cancel': alsoForm(calls['unsubscribe.cancel'], {
    call: 'unsubscribe.cancel',
    next: (answer) => {
      const done = dataOf<{ token: string }>(answer)
      return done
        ? pageOf(answer, { route: 'cancelDone', state: done.token })
        : pageOf(answer, { route: 'cancel', state: typed(answer) })
    },
  }),
  'unsubscribe.undo': alsoForm(calls['unsubscribe.undo'], { call: 'unsubscribe.undo', next: backToReceipt }),
  'unsubscribe.reason': alsoForm(calls['unsubscribe.reason'], {
    call: 'unsubscribe.reason',
    next: backToReceipt,
  }),
  'unsubscribe.withdraw': alsoForm(calls['unsubscribe.withdraw'], {
    call: 'unsubscribe.withdraw',
    next: (answer) => {
      const done = dataOf<{ token: string }>(answer)
      return done
        ? pageOf(answer, { route: 'cancelDone', state: done.token })
        : pageOf(answer, { route: 'cancel', state: typed(answer), flag: 'do=withdraw' })
    },
  }),
}
