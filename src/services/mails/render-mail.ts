import { createTranslator } from 'next-intl'
import { isLocale, type Locale, tagOf } from '@/domain/locale/locales'
import type { OutgoingMail } from '@/gateways/mail/mail-gateway'
import { readMessages } from '@/i18n/messages'
import { layoutMail } from './layout-mail'

export type MailParts = Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'attachments'>

export type MailContent = {
  locale: Locale
  subject: string
  /** Paragraphs of plain text. */
  paragraphs: string[]
  action?: { label: string; url: string }
  rows?: [label: string, value: string][]
  /** What the reader agreed to. */
  agreed?: { title: string; lines: string[] }
  footer: string[]
}

export const localeOfMail = (locale: string): Locale => (isLocale(locale) ? locale : 'EN')

export const mailTranslator = async (locale: Locale) =>
  createTranslator({ locale: tagOf(locale), messages: await readMessages(locale), namespace: 'mail' })

/** One layout for every mail: readable without pictures and fonts, on 320 px, in a dark reader, and as plain text. */
export const renderMail = (content: MailContent): MailParts => {
  const { subject, paragraphs, action, rows = [], agreed, footer } = content
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}\n${action.url}`] : []),
    ...(rows.length ? [rows.map(([label, value]) => (value ? `${label}: ${value}` : label)).join('\n')] : []),
    ...(agreed ? [agreed.title, ...agreed.lines] : []),
    // The blank after the dashes is the standard's: readers fold away what follows.
    `-- \n${footer.join('\n')}`,
  ].join('\n\n')
  return { subject, text, html: layoutMail(content) }
}
