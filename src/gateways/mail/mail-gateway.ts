import nodemailer from 'nodemailer'
import { env } from '@/config/env'

export type MailAttachment = { filename: string; contentType: string; content: string }

export type OutgoingMail = {
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  attachments?: MailAttachment[]
}

/** The mail server will never take this mail (no such mailbox, say): it is not sent again. */
export class MailRefused extends Error {}

export type MailGateway = {
  /** False: there is no SMTP server; mails are kept in the admin instead. */
  sends: boolean
  send: (mail: OutgoingMail) => Promise<void>
}

/** A server that answers byte by byte is abandoned; the mail is sent again later with the same Message-ID. */
const MOST_MS = 45_000

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
      const sending = transport.sendMail({
        ...mail,
        from: MAIL_FROM,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      await within(MOST_MS, sending).catch((error: unknown) => {
        throw isPermanent(error) ? new MailRefused((error as Error).message) : error
      })
    },
  }
}

/** 5xx about the recipient or the text. One about the sign-in is a mistake in our settings, which can be corrected. */
const isPermanent = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return (responseCode ?? 0) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

const within = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`The mail server took more than ${ms / 1000} s.`)), ms)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
