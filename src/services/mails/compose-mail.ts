import type { mails } from '@/payload-schema'
import type { Deps } from '../deps'
import { makeReportLink } from '../reports/make-report-link'
import { accountNotice, accountReady, emailCode } from './account-mails'
import { anomaliesOpen } from './anomalies-mail'
import { dataLink } from './data-link-mail'
import { gift, isGiftKind } from './gift-mail'
import { footerOf } from './mail-footer'
import { receipt } from './receipt-mail'
import { refunded } from './refund-mail'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from './render-mail'
import { reportLinkUrl } from './report-link-url'
import { supportReply } from './support-reply-mail'

type Row = typeof mails.$inferSelect

const MINUTES_OF_RETRIEVAL_LINK = 30

type Params = {
  orderId?: string
  copyOf?: string
  moved?: boolean
  sittingIds?: string[]
  appExamId?: string
  refundId?: string
  codeId?: string
  customerId?: string
  notice?: string
  replyId?: string
  kind?: string
}

type Compose = (
  deps: Deps,
  { mail, params }: { mail: Row; params: Params },
) => MailParts | null | Promise<MailParts | null>

/** Who writes the words of each template that the collection `mails` knows. */
const COMPOSERS: Record<Row['template'], Compose> = {
  report_ready: (deps, { mail, params }) =>
    receipt(deps, { mail, orderId: params.orderId ?? params.copyOf ?? '' }),
  report_link: (deps, { mail, params }) =>
    params.moved
      ? addressMoved(deps, { mail })
      : reportLink(deps, { mail, ids: params.sittingIds ?? [], appExamId: params.appExamId ?? '' }),
  refunded: (deps, { mail, params }) => refunded(deps, { mail, refundId: params.refundId ?? '' }),
  anomalies_open: (_, { mail }) => anomaliesOpen(mail),
  contact_received: (deps, { mail }) => contactReceived(deps, { mail }),
  email_code: (deps, { mail, params }) =>
    emailCode(deps, { mail, codeId: params.codeId ?? '', ...placeOf(mail) }),
  account_ready: (deps, { mail, params }) =>
    accountReady(deps, { mail, customerId: params.customerId ?? '', ...placeOf(mail) }),
  account_notice: (deps, { mail, params }) =>
    accountNotice(deps, { mail, notice: params.notice ?? '', ...placeOf(mail) }),
  gift: (deps, { mail, params: { kind = '', orderId = '', appExamId = '' } }) =>
    isGiftKind(kind) ? gift(deps, { mail, orderId, appExamId, kind }) : null,
  support_reply: (deps, { mail, params }) => supportReply(deps, { mail, replyId: params.replyId ?? '' }),
  data_link: (deps, { mail, params }) =>
    dataLink(deps, { mail, linkId: params.codeId ?? '', ...placeOf(mail) }),
}

/**
 * The words of a mail, in its language; null when what it tells about is gone.
 * @throws Error for a template that has no composer: a later release may have written it.
 */
export const composeMail = async (deps: Deps, mail: Row): Promise<MailParts | null> => {
  if (!Object.hasOwn(COMPOSERS, mail.template))
    throw new Error(`No composer for the mail template "${mail.template}".`)
  return COMPOSERS[mail.template](deps, { mail, params: mail.params as Params })
}

const reportLink = async (
  deps: Deps,
  { mail, ids, appExamId }: { mail: Row; ids: string[]; appExamId: string },
): Promise<MailParts | null> => {
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const [code = '', examId = '1'] = appExamId.split('-')
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
    action: {
      label: t('reportLink.action'),
      url: reportLinkUrl({ code, examId: Number(examId), locale, token }),
    },
    notes: [t('reportLink.notYou')],
    footer: await footerOf(deps, { locale, code, examId: Number(examId) }),
  })
}

/** To the address that a report no longer has. It names neither the new one nor the report. */
const addressMoved = async (deps: Deps, { mail }: { mail: Row }): Promise<MailParts> => {
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  return renderMail({
    locale,
    subject: t('moved.subject'),
    paragraphs: [t('moved.body'), t('moved.notYou')],
    footer: await footerOf(deps, { locale, ...placeOf(mail) }),
  })
}

const contactReceived = async (deps: Deps, { mail }: { mail: Row }): Promise<MailParts> => {
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  return renderMail({
    locale,
    subject: t('contact.subject'),
    paragraphs: [t('contact.body')],
    footer: await footerOf(deps, { locale, ...placeOf(mail) }),
  })
}

const placeOf = (mail: Row): { code: string; examId: number } => {
  const [code = '', examId = '1'] = ((mail.params as { appExamId?: string }).appExamId ?? '').split('-')
  return { code, examId: Number(examId) }
}
