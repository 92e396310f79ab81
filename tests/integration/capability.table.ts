import type { Deed, Relation } from '@/domain/accounts/relations'
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
  /** A number names it; what the call does with it, and who may is `RELATIONS_MAY` below. */
  | {
      of: 'sitting' | 'order'
      field: 'orderNumber' | 'examOrderNumber'
      deed: Deed
      body?: (known: Known) => Record<string, unknown>
    }

/** What the one who forges knows of the other: everything but the cookies. */
export type Known = { questionId: string; anchor: string; skuId: string; total: object }

const of =
  (thing: 'sitting' | 'order', deed: Deed, field: 'orderNumber' | 'examOrderNumber' = 'orderNumber') =>
  (body?: (known: Known) => Record<string, unknown>) =>
    ({ of: thing, field, deed, body }) as const
const sits = of('sitting', 'sit')
const tells = of('sitting', 'tell')
const reads = of('sitting', 'read')
const shares = of('sitting', 'share')
const buys = of('sitting', 'buy')
const order = of('order', 'read')

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
  'order.feed': { of: 'everybody' },
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
  'purchase.list': { of: 'customer' },
  'user.sessions': { of: 'customer' },
  'user.endSessions': { of: 'customer', ids: ['sessionId'] },
  'user.continue': { of: 'customer' },
  'user.add': { of: 'customer' },
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
  'course.prices': { of: 'cookie' },
  'course.order': { of: 'customer' },
  'course.open': { of: 'customer' },
  'course.recommended': { of: 'cookie', ids: ['id'] },
  'plan.list': { of: 'cookie' },
  'plan.offer': { of: 'cookie' },
  'plan.pay': { of: 'customer' },
  'subscription.change': { of: 'customer' },
  // Of their own plan alone: another number is none of theirs.
  'subscription.agree': { of: 'customer', ids: ['number'] },
  'help.list': { of: 'everybody', ids: ['examId'] },
  'help.info': { of: 'everybody', ids: ['id'] },
  'help.vote': { of: 'everybody' },
  'help.lines': { of: 'cookie' },
  // Whose an answer of a day or a secret is, the cookie says; a secret's also the proof that its browser kept.
  'daily.today': { of: 'cookie' },
  'daily.submit': { of: 'cookie' },
  'daily.answer': { of: 'cookie', ids: ['questionId'] },
  'daily.mail': { of: 'customer' },
  'daily.leave': { of: 'token' },
  'review.state': { of: 'token' },
  'review.save': { of: 'token' },
  'secret.list': { of: 'cookie' },
  'secret.own': { of: 'cookie' },
  'secret.save': { of: 'cookie' },
  'secret.remove': { of: 'cookie' },
  'secret.report': { of: 'everybody' },
  // A seed is proved to be the browser's own by its signature.
  'game.list': { of: 'cookie' },
  'game.start': { of: 'cookie' },
  'game.finish': { of: 'cookie' },
  'unsubscribe.check': { of: 'everybody', ids: ['examId'] },
  'unsubscribe.cancel': { of: 'token' },
  'unsubscribe.undo': { of: 'token' },
  'unsubscribe.reason': { of: 'token' },
  // With the address of that order, which the handler compares.
  'unsubscribe.withdraw': { of: 'everybody', ids: ['examId', 'number'] },
  'report.open': { of: 'token' },
  'report.shared': { of: 'token' },
  'sitting.open': { of: 'token' },
  'sitting.claim': sits(),
  'sitting.advance': sits(() => ({ part: 2 })),
  'sitting.about': sits(() => ({ birthYear: 1990, sex: 'woman' })),
  'sitting.link': sits(),
  'sitting.consent': sits(() => ({ agreed: true, hl: 'EN' })),
  'sitting.unlink': sits(),
  'sitting.save': sits(({ questionId, anchor }) => ({
    anchor,
    epoch: 0,
    answers: [{ id: questionId, choice: 1, epoch: 0, revision: 9, spentMs: 9000, elapsedMs: 9000 }],
  })),
  'sitting.reaction': sits(() => ({ trials: Array.from({ length: 12 }, () => 300) })),
  'sitting.confirm': of('sitting', 'handIn')(),
  'order.info': reads(),
  'order.read': reads(),
  'order.free': reads(),
  'order.share': shares(() => ({ showName: false })),
  'order.email': tells(() => ({ email: 'thief@example.com', agreed: true, hl: 'EN' })),
  'order.link': tells(() => ({ hl: 'EN' })),
  'order.person': tells(() => ({
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
  'order.mbti': reads(),
  'order.skuCheck': reads(),
  'order.questions': reads(),
  'order.file': reads(),
  'order.presenters': reads(),
  'report.read': reads(),
  'report.useHeld': of('sitting', 'give')(),
  'report.erase': of('sitting', 'erase')(),
  'report.keep': of('sitting', 'keep')(),
  'report.openByPlan': of('sitting', 'open')(),
  'report.keys': tells(),
  // A key that is not there: what is ended stays for the rows after this one.
  'report.endKey': tells(() => ({ key: '00000000-0000-4000-8000-000000000000' })),
  'report.share': shares(),
  'report.unshare': shares(),
  'certificate.state': shares(),
  'certificate.set': shares(),
  'certificate.check': { of: 'token' },
  'pay.create': of(
    'sitting',
    'buy',
    'examOrderNumber',
  )(({ skuId, total }) => ({ skuId, ...BUYS, seenTotal: total })),
  'package.offer': reads(),
  'package.info': reads(({ skuId }) => ({ skuId, country: 'US', hl: 'EN' })),
  'package.submit': buys(({ skuId, total }) => ({ skuId, ...BUYS, seenTotal: total })),
  'package.pay': of(
    'sitting',
    'buy',
    'examOrderNumber',
  )(({ skuId, total }) => ({ skuId, ...BUYS, seenTotal: total })),
  'package.payStep': of(
    'sitting',
    'buy',
    'examOrderNumber',
  )(({ total }) => ({ step: 1, ...BUYS, agreed: false, seenTotal: total })),
  'package.order': order(),
  'package.guides': reads(),
  'pay.start': of('order', 'buy')(() => ({ gateway: 'sandbox', method: 'card', hl: 'EN' })),
  'pay.info': order(),
  'pay.check': order(),
  'pay.mail': order(),
  'pay.resend': of('order', 'tell')(() => ({ email: 'thief@example.com' })),
  'pay.status': of('sitting', 'read', 'examOrderNumber')(),
}

/**
 * Who may do what with a sitting, by hand beside `MAY` in domain/accounts/relations.ts (docs/decisions/0063): a row a relation,
 * a column a deed, in the order of DEEDS. y: yes; r: until it is handed in; l: by the rule of letters; s: after signing in.
 *             sit handIn tell list read buy give share copy erase keep open
 */
export const RELATIONS_MAY: Record<Relation, string> = {
  browser: '  y   y      y    y    y    y   y    y     y    y     y    y',
  signedOut: 'r   y      s    -    y    s   s    s     s    s     s    s',
  customer: ' -   -      y    y    y    y   y    y     y    y     y    y',
  second: '   -   -      -    y    y    y   y    -     y    l     y    -',
  device: '   r   y      -    r    y    -   -    -     -    -     -    -',
  link: '     -   -      -    -    y    y   y    -     -    l     y    -',
}
