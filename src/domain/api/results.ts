/**
 * `result` values of the envelope (docs/decisions/0020). 200 is success; the others are refusals in a HTTP 200 answer.
 */
export const RESULTS = {
  ok: 200,
  /** No report can be retrieved for this address (docs/product.md, "Messages"). */
  noRetrievableReport: 10101,
  /** No plan that can be cancelled belongs to this address or order number (docs/product.md, "Messages"). */
  planNotFound: 10102,
  /** No paid order has this number together with this address. */
  contractUnknown: 10103,
  /** Address and password or code do not belong together: one answer, whether there is such an account or not. */
  loginWrong: 10201,
  /** Only for somebody who is signed in. */
  loginNeeded: 10202,
  /** The code is not the one that was mailed. */
  codeWrong: 10203,
  /** No code can be entered any more: too old, tried too often, used, or never asked for in this browser. */
  codeExpired: 10204,
  /** The password that was to be changed is another. */
  passwordWrong: 10205,
  /** Fewer than eight characters. */
  passwordTooShort: 10206,
  /** One of those that everybody tries first, or made of the person's own address. */
  passwordCommon: 10207,
  /** The privacy policy was not agreed to. */
  privacyMissing: 10208,
  /** The file is no picture that can be read. */
  pictureUnreadable: 10209,
  /** One-time codes are on already. */
  secondStepOn: 10210,
  /** Somebody with this address works here already. */
  colleagueKnown: 10211,
  /** The sitting was already confirmed: answers are locked. */
  sittingLocked: 20101,
  /** There is no sitting in this browser for this exam. */
  noSitting: 20102,
  /** The answers could not be analysed: payment is never asked for, a free retest is offered. */
  sittingInvalid: 20103,
  /** The exam or one of its texts is not published. */
  examUnavailable: 20104,
  /** An e-mail address is needed first. */
  emailMissing: 20105,
  /** The result is not there yet: the sitting is not confirmed. */
  notConfirmed: 20106,
  /** A test about mental health begins only with explicit consent, and for adults. */
  consentMissing: 20107,
  /** Only of a test about mental health, or of such a part of one. */
  notAboutHealth: 20108,
  promoUnknown: 30101,
  promoExpired: 30102,
  promoUsedUp: 30103,
  promoNotForSku: 30104,
  promoNotInCurrency: 30105,
  /** Every part of it is already open for this sitting. */
  alreadyOwned: 30201,
  /** The SKU cannot be bought: foreign, inactive, not deliverable, or without a price in this currency. */
  skuUnavailable: 30202,
  /** The terms box was not ticked. */
  termsMissing: 30203,
  /** Where the country gives a right of withdrawal, immediate delivery must be asked for. */
  waiverMissing: 30204,
  /** Another box that the country's policy asks for was not ticked. */
  boxMissing: 30205,
  /** The plan is not on sale: unknown, taken off, or not sold in this country. */
  planUnavailable: 30206,
  /** A plan is running: it is changed or left, and no second one bought. */
  planRunning: 30207,
  /** A plan belongs to an account whose address was proved. */
  addressUnproven: 30208,
  /** Real money would be taken and no mail is sent: nothing is sold (docs/decisions/0061). */
  mailMissing: 30209,
  /** The order expired; start over. */
  orderExpired: 30301,
  /** The order is already paid. */
  orderPaid: 30302,
  /** The payment system did not answer; nothing was charged. */
  paymentUnavailable: 30303,
  methodUnavailable: 30304,
  /** A payment is under way: until it has ended, nothing of its buyer is erased. */
  paymentUnderWay: 30305,
  /** Nothing of the order is left to give back. */
  nothingToRefund: 30401,
  /** More than is left, or no whole amount of the currency. */
  refundTooLarge: 30402,
  /** A later order was bought by paying the difference to it: that one is refunded first. */
  refundUpgradeFirst: 30403,
  /** More than support gives back of one order; an owner may. */
  refundOverLimit: 30404,
  /** A colleague answered the message meanwhile: their reply is read before another is sent. */
  repliedMeanwhile: 30501,
  /** Nothing can be mailed to whom a message is from: their address was erased. */
  writerGone: 30502,
  /** What was cancelled has ended, or cannot be taken up again. */
  undoTooLate: 30601,
  /** This part of the report is not open. */
  partLocked: 40101,
  /** The link is unknown, used or expired. */
  linkInvalid: 40102,
  /** This result is not shown to others: it is about health, is not open, or lies below what the test measures. */
  notShareable: 40103,
  /** The plan of who is signed in does not open this, or they have none. */
  notInPlan: 40104,
  /** All that their plan opens in this period is used up. */
  planUsedUp: 40105,
  /** The day of the question is over where the reader is, or another question has come. */
  dayOver: 50101,
  /** The order was reviewed already, or its money given back. */
  reviewClosed: 50201,
  /** What was recorded is no game of a seed that this browser was given, or comes to another score. */
  gameNotReplayed: 50102,
} as const

export type ResultName = keyof typeof RESULTS

export const resultName = (result: number): ResultName | null =>
  (Object.entries(RESULTS).find(([, value]) => value === result)?.[0] as ResultName | undefined) ?? null
