import { tagOf } from '@/domain/locale/locales'
import { escapeHtml } from './escape-html'
import type { MailContent } from './render-mail'

/**
 * A mail as HTML: styles in attributes, because some readers drop the sheet; the sheet only adds what may be missing
 * (a narrow window, a dark reader). It fetches nothing: no picture, no font, nothing that tells us who reads when.
 */
export const layoutMail = (content: MailContent): string => {
  const { locale, subject, heading = subject, paragraphs, action, code, rows = [], notes = [] } = content
  const { preview = paragraphs[0] ?? '', quote, agreed, footer } = content
  const [brand = '', ...rest] = footer
  return `<!doctype html>
<html lang="${tagOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escapeHtml(subject)}</title><style>${SHEET}</style></head>
<body class="paper" style="margin:0;padding:0;background:#f4f1ea;color:#1b2530;font:16px/1.6 ${fontOf(locale)};-webkit-text-size-adjust:100%${locale === 'KR' ? ';word-break:keep-all' : ''}">
${hidden(preview)}
<div role="article" lang="${tagOf(locale)}" aria-label="${escapeHtml(subject)}" class="page" style="max-width:560px;margin:0 auto;padding:32px 20px 40px">
<p style="margin:0 0 16px 4px;font-size:18px;font-weight:700;line-height:24px"><span class="accent" style="color:#155e63;font-size:14px" aria-hidden="true">&#9670;</span>&nbsp; ${escapeHtml(brand)}</p>
<div class="card" style="background:#ffffff;border:1px solid #e3ddd1;border-radius:12px;padding:32px">
<h1 style="margin:0;font-size:24px;line-height:1.3;font-weight:700;word-break:${locale === 'JA' ? 'auto-phrase' : 'keep-all'};overflow-wrap:anywhere;text-wrap:balance">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:16px 0 0;overflow-wrap:anywhere">${linked(paragraph)}</p>`).join('\n')}
${action ? button(action) : ''}
${code ? codeBlock(code) : ''}
${rows.length ? receipt(rows) : ''}
${notes.map((note) => `<p class="muted" style="margin:20px 0 0;color:#59626d;font-size:14px;line-height:1.55">${linked(note)}</p>`).join('\n')}
${quote ? quoted(quote) : ''}
${agreed ? record(agreed) : ''}
</div>
<p class="muted" style="margin:20px 4px 0;color:#59626d;font-size:14px;line-height:1.55;overflow-wrap:anywhere">${rest.map(linked).join('<br>')}</p>
</div></body></html>`
}

/**
 * The line that a list of mails shows after the subject. Readers fill it up with the words that follow, which would be the
 * shop's name and the heading: what cannot be seen keeps those away.
 */
const hidden = (preview: string): string =>
  `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:#f4f1ea;mso-hide:all" aria-hidden="true">${escapeHtml(preview)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`

/** In a cell with a color of its own, because Outlook gives a link no padding and no background. */
const button = ({ label, url }: { label: string; url: string }): string =>
  `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" style="margin:24px 0 0;border-collapse:separate"><tr><td class="button" bgcolor="#155e63" style="background:#155e63;border-radius:8px;text-align:center;mso-padding-alt:13px 28px"><a href="${escapeHtml(url)}" class="button" style="display:block;background:#155e63;color:#ffffff;text-decoration:none;padding:13px 28px;border-radius:8px;font-weight:600;line-height:22px">${escapeHtml(label)}</a></td></tr></table>`

/** A short code stands wide; a long one must fit one line of a phone. Nothing stands between its characters that would be copied with them. */
const codeBlock = ({ label, value }: NonNullable<MailContent['code']>): string => {
  const [size, spacing] = value.length > 10 ? [17, 1] : [32, 6]
  return `<div class="field" style="margin:24px 0 0;background:#f4f1ea;border:1px solid #e3ddd1;border-radius:8px;padding:16px 12px;text-align:center">
<p class="muted" style="margin:0 0 4px;color:#59626d;font-size:14px;line-height:1.4">${escapeHtml(label)}</p>
<p translate="no" style="margin:0;padding-left:${spacing}px;font:600 ${size}px/1.4 ${MONOSPACE};letter-spacing:${spacing}px;overflow-wrap:anywhere;-webkit-user-select:all;user-select:all">${escapeHtml(value)}</p>
</div>`
}

const receipt = (rows: readonly [label: string, value: string][]): string =>
  `<table role="presentation" class="lines" style="width:100%;border-collapse:collapse;border-top:1px solid #e3ddd1;margin-top:28px;font-variant-numeric:tabular-nums">${rows
    .map(([label, value]) =>
      value
        ? `<tr><td class="muted" style="width:34%;padding:10px 16px 0 0;color:#59626d;vertical-align:top;word-break:keep-all">${escapeHtml(label)}</td><td style="padding:10px 0 0;text-align:right;vertical-align:top;font-weight:600;overflow-wrap:anywhere">${escapeHtml(value).replace('@', '<wbr>@')}</td></tr>`
        : `<tr><td colspan="2" class="muted" style="padding:10px 0 0;color:#59626d">${escapeHtml(label)}</td></tr>`,
    )
    .join('')}</table>`

const quoted = ({ title, lines }: NonNullable<MailContent['quote']>): string =>
  `<p class="muted" style="margin:28px 0 8px;color:#59626d;font-size:14px;line-height:1.55">${escapeHtml(title)}</p>
<blockquote class="lines muted" style="margin:0;border-left:3px solid #e3ddd1;padding:0 0 0 16px;color:#59626d;overflow-wrap:anywhere">${lines
    .map((line, at) => `<p style="margin:${at ? 8 : 0}px 0 0">${linked(line)}</p>`)
    .join('')}</blockquote>`

const record = ({ title, lines }: NonNullable<MailContent['agreed']>): string =>
  `<h2 class="lines" style="margin:28px 0 0;border-top:1px solid #e3ddd1;padding-top:16px;font-size:16px;line-height:1.4;font-weight:600">${escapeHtml(title)}</h2>
${lines.map((line) => `<p style="margin:8px 0 0;font-size:14px;line-height:1.55;overflow-wrap:anywhere">${linked(line)}</p>`).join('\n')}`

const SHEET = `@media (max-width:480px){.page{padding:20px 12px 32px!important}.card{padding:24px 20px!important}.wide{width:100%!important}.lines td{font-size:14px!important;padding-right:0!important}.lines td+td{padding-left:12px!important}}
@media (prefers-color-scheme:dark){.paper{background:#12191c!important;color:#ece7dd!important}.card{background:#1a2326!important;border-color:#2c373b!important}.field{background:#12191c!important;border-color:#2c373b!important}.lines{border-color:#2c373b!important}.muted{color:#a5adad!important}.accent,.link{color:#74c4c6!important}.button{background:#74c4c6!important;color:#06282c!important}}`

const MONOSPACE = "ui-monospace,'SF Mono','Cascadia Mono',Consolas,'DejaVu Sans Mono',monospace"

const CJK =
  "'PingFang SC','PingFang HK','Hiragino Sans','Apple SD Gothic Neo','Microsoft YaHei','Yu Gothic UI','Malgun Gothic',"

const fontOf = (locale: MailContent['locale']): string =>
  `system-ui,-apple-system,'Segoe UI',Roboto,${CJK_LOCALES.includes(locale) ? CJK : ''}sans-serif`

const CJK_LOCALES: readonly string[] = ['CN', 'HK', 'JA', 'KR']

/** Addresses in a text become links with the text of the address. */
const linked = (value: string): string =>
  escapeHtml(value).replace(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}" class="link" style="color:#155e63;overflow-wrap:anywhere">${url}</a>`,
  )
