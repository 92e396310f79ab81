import { createTranslator } from 'next-intl'
import { isLocale, type Locale, tagOf } from '@/domain/locale/locales'
import { readMessages } from '@/i18n/messages'

export type MailParts = { subject: string; text: string; html: string }

type Content = {
  locale: Locale
  subject: string
  /** Paragraphs of plain text. */
  paragraphs: string[]
  action?: { label: string; url: string }
  rows?: [label: string, value: string][]
  footer: string[]
}

export const localeOfMail = (locale: string): Locale => (isLocale(locale) ? locale : 'EN')

export const mailTranslator = async (locale: Locale) =>
  createTranslator({ locale: tagOf(locale), messages: await readMessages(locale), namespace: 'mail' })

/** One plain layout for every mail: readable without pictures, without a font, and as text. */
export const renderMail = ({
  locale,
  subject,
  paragraphs,
  action,
  rows = [],
  footer,
}: Content): MailParts => {
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}\n${action.url}`] : []),
    ...(rows.length ? [rows.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    `--\n${footer.join('\n')}`,
  ].join('\n\n')
  const table = rows.map(
    ([label, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#5b6472">${escaped(label)}</td><td style="padding:4px 0;text-align:right">${escaped(value)}</td></tr>`,
  )
  const html = `<!doctype html><html lang="${tagOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f4f2ee;color:#1c2430;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px"><div style="background:#fff;border:1px solid #e2ded6;border-radius:12px;padding:28px">
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph)}</p>`).join('\n')}
${action ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;background:#1f5c57;color:#fff;text-decoration:none;padding:12px 22px;border-radius:8px;font-weight:600">${escaped(action.label)}</a></p>` : ''}
${table.length ? `<table role="presentation" style="width:100%;border-collapse:collapse;border-top:1px solid #e2ded6;margin-top:16px;font-variant-numeric:tabular-nums">${table.join('')}</table>` : ''}
</div><p style="color:#5b6472;font-size:14px;margin:16px 4px">${footer.map(escaped).join('<br>')}</p></div></body></html>`
  return { subject, text, html }
}

const escaped = (value: string): string => value.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
