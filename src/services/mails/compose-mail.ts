import type { mails } from '@/payload-schema'
import type { Deps } from '../deps'
import { makeReportLink } from '../reports/make-report-link'
import { accountNotice, accountReady, emailCode } from './account-mails'
import { anomaliesOpen } from './anomalies-mail'
import { dailyQuestion } from './daily-question-mail'
import { dataLink } from './data-link-mail'
import { erasing } from './erasing-mail'
import type { LetterParams } from './letter-params'
import { footerOf } from './mail-footer'
import { gift, isGiftKind } from './offers/gift-mail'
import { reviewInvitation } from './offers/review-mail'
import { type PlaceOfLetter, placeOfLetter } from './place-of-letter'
import { planNote } from './plans/plan-note-mail'
import { receipt } from './receipt-mail'
import { refunded } from './refund-mail'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from './render-mail'
import { reportLinkUrl } from './report-link-url'
import { staffInvitation } from './staff-invitation-mail'
import { supportReply } from './support-reply-mail'

type Row = typeof mails.$inferSelect

const MINUTES_OF_RETRIEVAL_LINK = 30

type Composing = { mail: Row; params: LetterParams; place: PlaceOfLetter }
type Compose = (deps: Deps, composing: Composing) => MailParts | null | Promise<MailParts | null>

/** Who writes the words of each template that the collection `mails` knows. */
const COMPOSERS: Record<Row['template'], Compose> = {
  report_ready: (deps, { mail, params, place }) =>
    receipt(deps, { mail, orderId: params.orderId ?? params.copyOf ?? '', place }),
  report_link: (deps, { mail, params: { moved, keyEnded, erasing: dates, sittingIds: ids = [] }, place }) => {
    if (moved || keyEnded) return notice(deps, { mail, place, words: moved ? 'moved' : 'keyEnded' })
    return dates ? erasing(deps, { mail, ids, dates, place }) : reportLink(deps, { mail, ids, place })
  },
  refunded: (deps, { mail, params, place }) =>
    refunded(deps, { mail, refundId: params.refundId ?? '', place }),
  anomalies_open: (_, { mail }) => anomaliesOpen(mail),
  contact_received: (deps, { mail, place }) => contactReceived(deps, { mail, place }),
  email_code: (deps, { mail, params, place }) =>
    emailCode(deps, { mail, codeId: params.codeId ?? '', place }),
  account_ready: (deps, { mail, params, place }) =>
    accountReady(deps, { mail, customerId: params.customerId ?? '', place }),
  account_notice: (deps, { mail, params, place }) =>
    accountNotice(deps, { mail, notice: params.notice ?? '', place }),
  gift: (deps, { mail, params: { kind = '', orderId = '' }, place }) =>
    isGiftKind(kind) ? gift(deps, { mail, orderId, kind, place }) : null,
  support_reply: (deps, { mail, params, place }) =>
    supportReply(deps, { mail, replyId: params.replyId ?? '', place }),
  daily_question: (deps, { mail, params, place }) => dailyQuestion(deps, { mail, params, place }),
  review_invitation: (deps, { mail, params, place }) =>
    reviewInvitation(deps, { mail, orderId: params.orderId ?? '', place }),
  staff_invitation: (deps, { mail, params }) => staffInvitation(deps, { mail, params }),
  plan_note: (deps, { mail, params, place }) => planNote(deps, { mail, params, place }),
  data_link: (deps, { mail, params, place }) => dataLink(deps, { mail, linkId: params.codeId ?? '', place }),
}

/**
 * The words of a mail, in its language; null when what it tells about is gone.
 * @throws Error for a template that has no composer: a later release may have written it.
 */
export const composeMail = async (deps: Deps, mail: Row): Promise<MailParts | null> => {
  if (!Object.hasOwn(COMPOSERS, mail.template))
    throw new Error(`No composer for the mail template "${mail.template}".`)
  const params = mail.params as LetterParams
  const place = await placeOfLetter(deps, params)
  return place && COMPOSERS[mail.template](deps, { mail, params, place })
}

const reportLink = async (
  deps: Deps,
  { mail, ids, place }: { mail: Row; ids: string[]; place: PlaceOfLetter },
): Promise<MailParts | null> => {
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const token = await makeReportLink(deps, {
    purpose: 'retrieval',
    sittingIds: ids,
    minutes: MINUTES_OF_RETRIEVAL_LINK,
    mailbox: mail.to,
  })
  return renderMail({
    locale,
    subject: t('reportLink.subject'),
    paragraphs: [t('reportLink.body', { minutes: MINUTES_OF_RETRIEVAL_LINK })],
    action: { label: t('reportLink.action'), url: reportLinkUrl({ ...place, locale, token }) },
    notes: [t('reportLink.notYou')],
    footer: await footerOf(deps, { locale, ...place }),
  })
}

type Plain = { mail: Row; place: PlaceOfLetter }

/** To the address that a report no longer has, or whose key its owner ended. It names neither another one nor the report. */
const notice = async (
  deps: Deps,
  { mail, place, words }: Plain & { words: 'moved' | 'keyEnded' },
): Promise<MailParts> => {
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  return renderMail({
    locale,
    subject: t(`${words}.subject`),
    paragraphs: [t(`${words}.body`), t(`${words}.notYou`)],
    footer: await footerOf(deps, { locale, ...place }),
  })
}

const contactReceived = async (deps: Deps, { mail, place }: Plain): Promise<MailParts> => {
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  return renderMail({
    locale,
    subject: t('contact.subject'),
    paragraphs: [t('contact.body')],
    footer: await footerOf(deps, { locale, ...place }),
  })
}
