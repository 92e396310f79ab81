import { tagOf } from '@/domain/locale/locales'
import { escapeHtml } from './escape-html'
import type { MailContent } from './render-mail'

/**
 * A mail as HTML: styles in attributes, because some readers drop the sheet; the sheet only adds what may be missing
 * (a narrow window, a dark reader). The first paragraphs follow the subject in a list of mails by themselves.
 */
export const layoutMail = ({
  locale,
  subject,
  paragraphs,
  action,
  rows = [],
  agreed,
  footer,
}: MailContent): string => {
  const [brand = '', ...rest] = footer
  return `<!doctype html>
<html lang="${tagOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${SHEET}</style></head>
<body class="paper" style="margin:0;padding:0;background:#f4f1ea;color:#1b2530;font:16px/1.6 ${fontOf(locale)};-webkit-text-size-adjust:100%">
<div role="article" lang="${tagOf(locale)}" aria-label="${escapeHtml(subject)}" class="page" style="max-width:560px;margin:0 auto;padding:32px 20px 40px">
<p style="margin:0 0 16px 4px;font-size:18px;font-weight:700;line-height:24px"><span class="accent" style="color:#155e63;font-size:14px" aria-hidden="true">&#9670;</span>&nbsp; ${escapeHtml(brand)}</p>
<div class="card" style="background:#ffffff;border:1px solid #e3ddd1;border-radius:12px;padding:32px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:700;overflow-wrap:anywhere">${escapeHtml(subject)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${linked(paragraph)}</p>`).join('\n')}
${action ? button(action) : ''}
${rows.length ? receipt(rows) : ''}
${agreed ? record(agreed) : ''}
</div>
<p class="muted" style="margin:20px 4px 0;color:#59626d;font-size:14px;line-height:1.55">${rest.map(linked).join('<br>')}</p>
</div></body></html>`
}

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0 8px"><a href="${escapeHtml(url)}" class="button" style="display:inline-block;background:#155e63;color:#ffffff;text-decoration:none;text-align:center;padding:13px 28px;border-radius:8px;font-weight:600;line-height:22px">${escapeHtml(label)}</a></p>`

const receipt = (rows: readonly [label: string, value: string][]): string =>
  `<table role="presentation" class="lines" style="width:100%;border-collapse:collapse;border-top:1px solid #e3ddd1;margin-top:28px;font-variant-numeric:tabular-nums">${rows
    .map(
      ([label, value]) =>
        `<tr><td class="muted" style="padding:10px 16px 0 0;color:#59626d;vertical-align:top">${escapeHtml(label)}</td><td style="padding:10px 0 0;text-align:right;vertical-align:top;font-weight:600;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
    )
    .join('')}</table>`

const record = ({ title, lines }: NonNullable<MailContent['agreed']>): string =>
  `<h2 class="lines" style="margin:28px 0 0;border-top:1px solid #e3ddd1;padding-top:16px;font-size:16px;line-height:1.4;font-weight:600">${escapeHtml(title)}</h2>
${lines.map((line) => `<p style="margin:8px 0 0;font-size:14px;line-height:1.55">${linked(line)}</p>`).join('\n')}`

const SHEET = `@media (max-width:480px){.page{padding:20px 12px 32px!important}.card{padding:24px 20px!important}.button{display:block!important}.lines td{font-size:14px!important;padding-right:0!important}.lines td+td{padding-left:12px!important}}
@media (prefers-color-scheme:dark){.paper{background:#12191c!important;color:#ece7dd!important}.card{background:#1a2326!important;border-color:#2c373b!important}.lines{border-color:#2c373b!important}.muted{color:#a5adad!important}.accent,.link{color:#74c4c6!important}.button{background:#74c4c6!important;color:#06282c!important}}`

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
