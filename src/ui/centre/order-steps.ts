import type { CallData } from '@/domain/api/calls'
import { isSharedKind } from '@/domain/reports/share'
import { pathTo } from '@/domain/routing/path-to'
import type { RouteId } from '@/domain/routing/routes'
import type { ScreenPlace } from '../navigation/screen-place'

export type TestOrder = CallData<'user.orders'>['items'][number]

/** What can be done with a test of the list. The name is also that of its words. */
export type Step = { name: 'continue' | 'report' | 'share' | 'free' | 'pay' | 'retest'; href: string }

type Facts = Pick<
  TestOrder,
  'appExamId' | 'examKind' | 'orderNumber' | 'state' | 'open' | 'abnormal' | 'own' | 'pay'
>

/** The exam that `iq-1` names. */
export const placeOf = (appExamId: string): ScreenPlace => {
  const [code = '', examId = ''] = appExamId.split('-')
  return { code, examId: Number(examId) }
}

/** Where a test leads, what matters most first. A report that is open is read before anything more is paid for it. */
export const stepsOf = (facts: Facts): Step[] => {
  const { appExamId, examKind, orderNumber, state, open, abnormal, own, pay } = facts
  const to = (route: RouteId, number?: string) => {
    const path = pathTo({ route, ...placeOf(appExamId) })
    return number ? `${path}?orderNumber=${number}` : path
  }
  if (state === 'uncompleted') return [{ name: 'continue', href: to('questions') }]
  if (abnormal) return [{ name: 'retest', href: to('instructions') }]
  const view: Step = open
    ? { name: 'report', href: to('report', orderNumber) }
    : { name: 'free', href: to('teaser', orderNumber) }
  const payment: Step[] = pay ? [{ name: 'pay', href: to('payment', pay.orderNumber) }] : []
  if (!open) return [...payment, view]
  const share: Step[] =
    own && isSharedKind(examKind) ? [{ name: 'share', href: `${to('report', orderNumber)}#share` }] : []
  return [view, ...share, ...payment]
}

/** In which words its state is told. */
export const stateOf = ({ state, abnormal }: Pick<TestOrder, 'state' | 'abnormal'>) =>
  abnormal ? 'abnormal' : state
