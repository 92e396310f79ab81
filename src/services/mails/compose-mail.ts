import type { mails } from '@/payload-schema'
import type { Deps } from '../deps'
import { makeReportLink } from '../reports/make-report-link'
import { anomaliesOpen } from './anomalies-mail'
import { footerOf } from './mail-footer'
import { receipt } from './receipt-mail'
import { refunded } from './refund-mail'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from './render-mail'
import { reportLinkUrl } from './report-link-url'

type Row = typeof mails.$inferSelect

const MINUTES_OF_RETRIEVAL_LINK = 30

/** The words of a mail, in its language; null when what it tells about is gone. */
export const composeMail = async (deps: Deps, mail: Row): Promise<MailParts | null> => {
  const params = mail.params as {
    orderId?: string
    copyOf?: string
    moved?: boolean
    sittingIds?: string[]
    message?: string
    appExamId?: string
    refundId?: string
  }
  if (mail.template === 'report_ready')
    return receipt(deps, { mail, orderId: params.orderId ?? params.copyOf ?? '' })
  if (mail.template === 'report_link' && params.moved) return addressMoved(deps, { mail })
  if (mail.template === 'report_link')
    return reportLink(deps, { mail, ids: params.sittingIds ?? [], appExamId: params.appExamId ?? '' })
  if (mail.template === 'refunded') return refunded(deps, { mail, refundId: params.refundId ?? '' })
  if (mail.template === 'anomalies_open') return anomaliesOpen(mail)
  return contactReceived(deps, { mail })
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
  })
  return renderMail({
    locale,
    subject: t('reportLink.subject'),
    paragraphs: [t('reportLink.body', { minutes: MINUTES_OF_RETRIEVAL_LINK }), t('reportLink.notYou')],
    action: {
      label: t('reportLink.action'),
      url: reportLinkUrl({ code, examId: Number(examId), locale, token }),
    },
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
