import { createTranslator } from 'next-intl'
import { isLocale, type Locale, tagOf } from '@/domain/locale/locales'
import type { OutgoingMail } from '@/gateways/mail/mail-gateway'
import { readMessages } from '@/i18n/messages'
import { layoutMail } from './layout-mail'

export type MailParts = Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'attachments'>

export type MailContent = {
  locale: Locale
  subject: string
  /** What stands above the text, where that is not the subject. */
  heading?: string
  /** What a list of mails shows after the subject; the first paragraph where none is given. */
  preview?: string
  /** Paragraphs of plain text. */
  paragraphs: string[]
  action?: { label: string; url: string }
  /** What is typed or copied somewhere else. */
  code?: { label: string; value: string }
  rows?: [label: string, value: string][]
  /** What most readers need not know. */
  notes?: string[]
  /** What the reader wrote to us. */
  quote?: { title: string; lines: string[] }
  /** What the reader agreed to. */
  agreed?: { title: string; lines: string[] }
  footer: string[]
}

export const localeOfMail = (locale: string): Locale => (isLocale(locale) ? locale : 'EN')

export const mailTranslator = async (locale: Locale) =>
  createTranslator({ locale: tagOf(locale), messages: await readMessages(locale), namespace: 'mail' })

/** One layout for every mail: readable without pictures and fonts, on 320 px, in a dark reader, and as plain text. */
export const renderMail = (content: MailContent): MailParts => ({
  subject: content.subject,
  text: textOf(content),
  html: layoutMail(content),
})

/** The same in the same order, one blank line between what belongs apart. */
const textOf = ({
  heading,
  paragraphs,
  action,
  code,
  rows = [],
  notes = [],
  quote,
  agreed,
  footer,
}: MailContent): string =>
  [
    ...(heading ? [heading] : []),
    ...paragraphs,
    ...(action ? [`${action.label}\n${action.url}`] : []),
    // Alone on its line, so that a double click takes it and nothing else.
    ...(code ? [`${code.label}\n\n    ${code.value}`] : []),
    ...(rows.length ? [rows.map(([label, value]) => (value ? `${label}: ${value}` : label)).join('\n')] : []),
    ...notes,
    ...(quote ? [[quote.title, ...quote.lines.map((line) => `> ${line}`)].join('\n')] : []),
    ...(agreed ? [agreed.title, ...agreed.lines] : []),
    // The blank after the dashes is the standard's: readers fold away what follows.
    `-- \n${footer.join('\n')}`,
  ].join('\n\n')
