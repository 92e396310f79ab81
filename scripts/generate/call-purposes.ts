import type { CallId } from '../../src/domain/api/calls'
import type { ResultName } from '../../src/domain/api/results'

/** What a call is for, where the comment on its schema does not say it. A test asks that every call has one or the other. */
export const CALL_PURPOSES: Partial<Record<CallId, string>> = {
  'app.view':
    "The visitor's country, continent, currency, consent choice, test mode and the build that is served.",
  'app.logid': 'A random log id. Nothing stores it.',
  'app.languages': 'The nine locales of an exam.',
  'app.consent': 'Records the answer to the cookie notice and sets its cookie.',
  'app.contact': 'Leaves a message for support and mails a confirmation.',
  'protocol.list': "A storefront's published legal pages, by title and version.",
  'protocol.agreement': 'The privacy policy and the terms, by id and version.',
  'protocol.info': 'The text of one legal page.',
  'payment.list': 'The payment methods that can be used for this exam, country and amount.',
  'sitting.start': "Starts a sitting, or gives back this browser's unconfirmed one.",
  'sitting.current': "This browser's latest sitting of an exam, or null.",
  'sitting.claim': 'Takes the sitting over for this tab or device: its epoch goes up by 1.',
  'sitting.save': 'Stores answers. What it accepts is committed.',
  'sitting.advance': 'Asks which level of a later part is in force, and gets its questions.',
  'sitting.reaction': 'Stores the twelve times of the optional reaction task.',
  'sitting.confirm': 'Locks the answers and scores them, in one transaction.',
  'sitting.link': 'Makes a link that continues the sitting on another device.',
  'sitting.unlink': 'Revokes that link and removes every device but this one.',
  'sitting.open': 'Exchanges the token of such a link.',
  'question.list': 'The drawings of one part, without keys.',
  'order.info': 'Where a sitting stands, by its number.',
  'order.read': 'The same by GET.',
  'order.free': 'The free result: the class, never the score.',
  'order.email': 'Sets the e-mail address of a sitting.',
  'order.countries': 'The countries that the shop sells to, with currency and tax rate.',
  'order.skuCheck': 'Which parts are open, which tiers are owned, which parts can be bought.',
  'order.questions': 'Each question with own and correct answer and its explanation. Paid.',
  'order.presenters': 'Reviews, presenters and the number of sales beside the tiers.',
  'sku.list': 'The tiers that can be bought, at the prices that the sitting pinned.',
  'sku.info': 'The exact price of one tier, with a promo code.',
  'package.step': 'One of the four package steps, by its number.',
  'package.pay': 'Places an order for a package, by SKU.',
  'package.order': 'An order of a package; the same data as `pay.info`.',
  'report.read': 'The report of a sitting as far as it is bought, or where to go instead.',
  'report.open': 'Exchanges the token of a mailed link for a cookie, and lists its reports.',
  'report.retrieve': 'Mails a link to the bought reports of an address.',
  'pay.create': 'Places an order for a report tier at a price that the server computes.',
  'pay.start': 'Opens a payment at a provider, or gives the open one back.',
  'pay.info': 'An order with its quote.',
  'pay.check': 'Asks the provider about the latest attempt and says where the order stands.',
  'pay.resend': 'Sends the receipt again, to another address if one is given.',
  'pay.status': 'Whether a sitting has a paid order, and what is open.',
}

/** The same for result codes without a comment. */
export const RESULT_MEANINGS: Partial<Record<ResultName, string>> = {
  ok: 'Success.',
  promoUnknown: 'There is no such promo code, or it does not hold yet.',
  promoExpired: 'The promo code has ended.',
  promoUsedUp: 'The promo code has no use left.',
  promoNotForSku: 'The promo code is not for this SKU or currency.',
  methodUnavailable: 'The payment method is not offered here and now.',
}
