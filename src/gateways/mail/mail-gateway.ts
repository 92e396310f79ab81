import nodemailer from 'nodemailer'
import { env } from '@/config/env'

export type OutgoingMail = { to: string; subject: string; text: string; html: string; messageId: string }

export type MailGateway = {
  /** False: there is no SMTP server; mails are kept in the admin instead. */
  sends: boolean
  send: (mail: OutgoingMail) => Promise<void>
}

/** Mail over SMTP, or none without SMTP_URL. */
export const mailGateway = (): MailGateway => {
  const { SMTP_URL, MAIL_FROM } = env()
  if (!SMTP_URL) return { sends: false, send: async () => {} }
  const transport = nodemailer.createTransport(SMTP_URL, {
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
  } as object)
  return {
    sends: true,
    send: async (mail) => {
      await transport.sendMail({ ...mail, from: MAIL_FROM, disableFileAccess: true, disableUrlAccess: true })
    },
  }
}
