import { DEFAULT_LOCALE, parseLocale, tagOf } from '@/domain/locale/locales'
import { formatMoney } from '@/domain/money/format-money'
import { sameSecret } from '../api/require-secret'
import { ApiError } from '../http/api-error'
import { parseParams } from '../http/read-json'
import type { Reply } from '../http/reply'
import type { Call } from '../http/routes'
import { findIntent, type IntentRow } from '../intents/intent-row'
import { cardMessages } from '../messages/card-messages'
import type { FrameConfig } from './client/frame'
import { assetVersion } from './handle-assets'
import { html } from './html'
import { themeSchema } from './theme'

type Opening = Pick<Call, 'ctx' | 'url'> & { intentId: string }

/** Everything a page of the frame needs, or a 404 that is the same for a wrong secret and for no such intent. */
export const openPage = ({ ctx, url, intentId }: Opening) => {
  const intent = requireOwnIntent({
    ctx,
    intentId,
    clientSecret: url.searchParams.get('client_secret') ?? '',
  })
  const locale = parseLocale(url.searchParams.get('hl')) ?? DEFAULT_LOCALE
  const theme = parseParams({ schema: themeSchema, value: Object.fromEntries(url.searchParams) })
  const parent = url.searchParams.get('parent')
  const frame: FrameConfig = {
    siteOrigins: [...ctx.siteOrigins],
    parent: parent !== null && ctx.siteOrigins.includes(parent) ? parent : null,
  }
  const amount = formatMoney({ amount: intent.amount, currency: intent.currency }, tagOf(locale))
  return { intent, tag: tagOf(locale), messages: cardMessages[locale], theme, frame, amount }
}
export type Page = ReturnType<typeof openPage>

type Ownership = Pick<Call, 'ctx'> & { intentId: string; clientSecret: string }

export const requireOwnIntent = ({ ctx, intentId, clientSecret }: Ownership): IntentRow => {
  const intent = findIntent({ store: ctx.store, intentId })
  if (intent && sameSecret({ given: clientSecret, expected: intent.client_secret })) return intent
  throw new ApiError({ status: 404, code: 'intent_not_found', message: 'There is no such intent.' })
}

type Layout = {
  page: Page
  /** Under the test-mode line. */
  hint: string
  data: { form?: unknown; challenge?: unknown }
  body: ReturnType<typeof html>
}

export const layout = ({ page, hint, data, body }: Layout): Reply => {
  const { tag, messages, theme, frame } = page
  const styles = new URLSearchParams({ ...theme, v: assetVersion })
  const document = html`<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme.scheme === 'light' || theme.scheme === 'dark' ? theme.scheme : 'light dark'}">
<title>${messages.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/form.css?${styles.toString()}">
<script src="/form.js?v=${assetVersion}" defer></script>
</head>
<body>
<main id="page" data-frame="${JSON.stringify(frame)}" data-form="${dataOf(data.form)}" data-challenge="${dataOf(data.challenge)}">
<h1 class="standalone">${messages.title}</h1>
<p class="notice"><strong>${messages.testMode}</strong>${hint}</p>
${body}
</main>
</body>
</html>
`
  return { status: 200, type: 'html', body: document.html }
}

const dataOf = (value: unknown) => (value === undefined ? '' : JSON.stringify(value))
