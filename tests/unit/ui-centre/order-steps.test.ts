import { describe, expect, it } from 'vitest'
import { placeOf, stepsOf, type TestOrder } from '@/ui/centre/order-steps'

const NUMBER = 'ABCDEFGHJKMN'
const pay = { orderNumber: '0123456789AB', total: 1990, currency: 'EUR', expiresAt: '2026-11-22T00:00:00Z' }

const of = (facts: Partial<TestOrder>) =>
  stepsOf({
    appExamId: 'iq-7',
    examKind: 'iq',
    orderNumber: NUMBER,
    state: 'completed',
    open: false,
    abnormal: false,
    own: true,
    pay: null,
    ...facts,
  })
const CONTINUE = { name: 'continue', href: '/answer_question/standard/iq-7' }
const RETEST = { name: 'retest', href: '/answer_question/start_loading/iq-7' }
const REPORT = { name: 'report', href: `/report/result/iq-7?orderNumber=${NUMBER}` }
const SHARE = { name: 'share', href: `/report/result/iq-7?orderNumber=${NUMBER}#share` }
const FREE = { name: 'free', href: `/report/result-free-test/iq-7?orderNumber=${NUMBER}` }
const PAY = { name: 'pay', href: '/paying/payment/iq-7?orderNumber=0123456789AB' }

describe('what can be done with a test', () => {
  it.each<[string, Partial<TestOrder>, object[]]>([
    ['an unfinished test is gone on with', { state: 'uncompleted' }, [CONTINUE]],
    ['a finished one shows its free result', {}, [FREE]],
    ['one that is open shows its report, and can be shared', { open: true }, [REPORT, SHARE]],
    ['one that only a report link opens is not shared', { open: true, own: false }, [REPORT]],
    ['one about health is not shared', { examKind: 'depression', open: true }, [REPORT]],
    ['an order that waits is paid first', { state: 'pending', pay }, [PAY, FREE]],
    ['what is open is read before more is paid', { state: 'pending', open: true, pay }, [REPORT, SHARE, PAY]],
    ['abnormal answers lead to a retest', { abnormal: true }, [RETEST]],
    ['abnormal answers are never paid for', { abnormal: true, state: 'pending', pay }, [RETEST]],
  ])('%s', (_, facts, steps) => {
    expect(of(facts)).toEqual(steps)
  })

  it('the exam is the one of the test, not of the page', () => {
    expect(placeOf('iq-12')).toEqual({ code: 'iq', examId: 12 })
  })
})
