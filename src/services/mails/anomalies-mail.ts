import { env } from '@/config/env'
import type { mails } from '@/payload-schema'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from './render-mail'

/** To an owner: how many anomalies are open, and where they lie. What they are about stands behind the sign-in. */
export const anomaliesOpen = async (mail: typeof mails.$inferSelect): Promise<MailParts> => {
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const { count = 0 } = mail.params as { count?: number }
  const { SITE_URL } = env()
  return renderMail({
    locale,
    subject: t('anomalies.subject', { count }),
    paragraphs: [t('anomalies.body')],
    action: { label: t('anomalies.action'), url: `${SITE_URL}/admin/collections/anomalies` },
    footer: [new URL(SITE_URL).host],
  })
}
