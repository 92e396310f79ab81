import type { EmailAdapter } from 'payload'
import { env } from '@/config/env'
import { mailGateway } from '@/gateways/mail/mail-gateway'

const FROM = /^(?:"?([^"<]*?)"?\s*)?<?([^<>\s]+@[^<>\s]+)>?$/

/** The letters that Payload writes itself: an admin's way to a new password. Never to a log, which would hold its token. */
export const mailAdapter: EmailAdapter = ({ payload }) => {
  const [, name = '', address = ''] = FROM.exec(env().MAIL_FROM) ?? []
  return {
    name: 'plumbline',
    defaultFromName: name,
    defaultFromAddress: address,
    sendEmail: async ({ to, subject, html }) => {
      const gateway = mailGateway()
      if (!gateway.sends) {
        payload.logger.warn('An admin asked for a new password, but without SMTP_URL no letter goes out.')
        return
      }
      await gateway.send({
        to: String(to),
        subject: subject ?? '',
        html: String(html ?? ''),
        text: String(html ?? '').replace(/<[^>]*>/g, ''),
        messageId: `<${crypto.randomUUID()}@${new URL(env().SITE_URL).hostname}>`,
      })
    },
  }
}
