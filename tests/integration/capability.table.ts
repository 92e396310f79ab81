import type { CallId } from '@/domain/api/calls'

/**
 * Whose things a call speaks of. Written by hand beside the rows of domain/api/calls, so that a row that gives something away
 * by mistake fails here.
 */
export type Capability =
  /** Nobody's: what everybody may read or leave here. `ids` of it are public. */
  | { of: 'everybody'; ids?: readonly string[] }
  /** The visitor's own, found by their cookie; the request names no number. */
  | { of: 'cookie'; ids?: readonly string[] }
  /** The signed-in customer's own, found by the cookie of their session. `ids` are looked up among what is theirs. */
  | { of: 'customer'; ids?: readonly string[] }
  /** A token is the capability itself. */
  | { of: 'token' }
  /** A number names it; only the browser that owns it, the customer whose it is, or one that exchanged its report link, may use it. */
  | {
      of: 'sitting' | 'order'
      field: 'orderNumber' | 'examOrderNumber'
      /** A report link's cookie is enough to read; what changes something needs the browser itself. */
      byLink: boolean
      /** The customer whose it is may, too, where no link does. */
      byCustomer?: true
      body?: (known: Known) => Record<string, unknown>
    }

/** What the one who forges knows of the other: everything but the cookies. */
export type Known = { questionId: string; anchor: string; skuId: string; total: object }

const sitting = (body?: (known: Known) => Record<string, unknown>) =>
  ({ of: 'sitting', field: 'orderNumber', byLink: true, body }) as const
const own = (body?: (known: Known) => Record<string, unknown>) =>
  ({ of: 'sitting', field: 'orderNumber', byLink: false, body }) as const
const owners = (body?: (known: Known) => Record<string, unknown>) =>
  ({ of: 'sitting', field: 'orderNumber', byLink: false, byCustomer: true, body }) as const
const order = (body?: (known: Known) => Record<string, unknown>) =>
  ({ of: 'order', field: 'orderNumber', byLink: true, body }) as const

const BUYS = { country: 'US', hl: 'EN', agreed: true }

export const CAPABILITIES: Record<CallId, Capability> = {
  'app.view': { of: 'everybody', ids: ['id', 'eid', 'aeid'] },
  'app.logid': { of: 'everybody', ids: ['appExamId'] },
  'app.languages': { of: 'everybody', ids: ['examId'] },
  'app.consent': { of: 'everybody' },
  'app.contact': { of: 'everybody', ids: ['appExamId'] },
  'protocol.list': { of: 'everybody', ids: ['examId'] },
  'protocol.agreement': { of: 'everybody', ids: ['examId'] },
  'protocol.info': { of: 'everybody', ids: ['id'] },
  'payment.list': { of: 'everybody', ids: ['examId'] },
  'payment.policy': { of: 'everybody', ids: ['examId'] },
  'exam.categories': { of: 'everybody' },
  'exam.info': { of: 'everybody', ids: ['id'] },
  'exam.tags': { of: 'everybody' },
  'exam.recommended': { of: 'everybody', ids: ['id'] },
  'order.countries': { of: 'everybody' },
  'report.retrieve': { of: 'everybody', ids: ['appExamId'] },
  'sitting.start': { of: 'cookie' },
  'sitting.current': { of: 'cookie' },
  'question.list': { of: 'cookie' },
  'sku.list': { of: 'cookie' },
  'sku.info': { of: 'cookie', ids: ['skuId'] },
  'package.list': { of: 'cookie' },
  'package.step': { of: 'cookie' },
  'user.register': { of: 'cookie' },
  'user.captcha': { of: 'cookie' },
  'user.verify': { of: 'cookie' },
  'user.login': { of: 'cookie' },
  'user.passwordReset': { of: 'cookie' },
  'user.get': { of: 'cookie' },
  'user.logout': { of: 'cookie' },
  'user.orders': { of: 'cookie', ids: ['id'] },
  'user.centre': { of: 'cookie' },
  'user.privilege': { of: 'cookie' },
  'user.isVip': { of: 'cookie' },
  'user.vipDetail': { of: 'cookie' },
  'user.passwordUpdate': { of: 'customer' },
  'user.update': { of: 'customer' },
  'user.sessions': { of: 'customer' },
  'user.endSessions': { of: 'customer', ids: ['sessionId'] },
  'user.continue': { of: 'customer' },
  'user.loginByLink': { of: 'token' },
  'data.kept': { of: 'token' },
  'data.export': { of: 'token' },
  'data.erase': { of: 'token' },
  'data.link': { of: 'cookie' },
  'article.list': { of: 'cookie' },
  'article.detail': { of: 'cookie', ids: ['id'] },
  'article.categories': { of: 'everybody' },
  'course.list': { of: 'cookie' },
  'course.categories': { of: 'everybody' },
  'course.category': { of: 'cookie', ids: ['id'] },
  'course.homepage': { of: 'cookie' },
  'course.detail': { of: 'cookie', ids: ['id'] },
  'course.chapter': { of: 'cookie', ids: ['id', 'number'] },
  'course.finish': { of: 'customer' },
  'course.offer': { of: 'cookie', ids: ['id'] },
  'course.order': { of: 'customer' },
  'course.recommended': { of: 'cookie', ids: ['id'] },
  'help.list': { of: 'everybody', ids: ['examId'] },
  'help.info': { of: 'everybody', ids: ['id'] },
  'help.vote': { of: 'everybody' },
  'help.lines': { of: 'cookie' },
  'report.open': { of: 'token' },
  'report.shared': { of: 'token' },
  'sitting.open': { of: 'token' },
  'sitting.claim': own(),
  'sitting.advance': own(() => ({ part: 2 })),
  'sitting.about': own(() => ({ birthYear: 1990, sex: 'woman' })),
  'sitting.link': own(),
  'sitting.consent': own(() => ({ agreed: true, hl: 'EN' })),
  'sitting.unlink': own(),
  'sitting.save': own(({ questionId, anchor }) => ({
    anchor,
    epoch: 0,
    answers: [{ id: questionId, choice: 1, epoch: 0, revision: 9, spentMs: 9000, elapsedMs: 9000 }],
  })),
  'sitting.reaction': own(() => ({ trials: Array.from({ length: 12 }, () => 300) })),
  'sitting.confirm': own(),
  'order.info': sitting(),
  'order.read': sitting(),
  'order.free': sitting(),
  'order.share': owners(() => ({ showName: false })),
  'order.email': own(() => ({ email: 'thief@example.com', agreed: true, hl: 'EN' })),
  'order.person': own(() => ({
    firstName: 'A',
    lastName: 'Thief',
    fullName: 'A Thief',
    email: 'thief@example.com',
    birthYear: null,
    sex: null,
    country: null,
    agreed: true,
    hl: 'EN',
  })),
  'order.mbti': sitting(),
  'order.skuCheck': sitting(),
  'order.questions': sitting(),
  'order.presenters': sitting(),
  'report.read': sitting(),
  'report.erase': sitting(),
  'report.share': owners(),
  'report.unshare': owners(),
  'pay.create': {
    of: 'sitting',
    field: 'examOrderNumber',
    byLink: true,
    body: ({ skuId, total }) => ({ skuId, ...BUYS, seenTotal: total }),
  },
  'package.offer': sitting(),
  'package.info': sitting(({ skuId }) => ({ skuId, country: 'US', hl: 'EN' })),
  'package.submit': sitting(({ skuId, total }) => ({ skuId, ...BUYS, seenTotal: total })),
  'package.pay': {
    of: 'sitting',
    field: 'examOrderNumber',
    byLink: true,
    body: ({ skuId, total }) => ({ skuId, ...BUYS, seenTotal: total }),
  },
  'package.payStep': {
    of: 'sitting',
    field: 'examOrderNumber',
    byLink: true,
    body: ({ total }) => ({ step: 1, ...BUYS, agreed: false, seenTotal: total }),
  },
  'package.order': order(),
  'package.guides': sitting(),
  'pay.start': order(() => ({ gateway: 'sandbox', method: 'card', hl: 'EN' })),
  'pay.info': order(),
  'pay.check': order(),
  'pay.mail': order(),
  'pay.resend': {
    of: 'order',
    field: 'orderNumber',
    byLink: false,
    body: () => ({ email: 'thief@example.com' }),
  },
  'pay.status': { of: 'sitting', field: 'examOrderNumber', byLink: true },
}
