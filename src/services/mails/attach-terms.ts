import { and, desc, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import { env } from '@/config/env'
import { DEFAULT_LOCALE, type Locale, tagOf } from '@/domain/locale/locales'
import type { MailAttachment } from '@/gateways/mail/mail-gateway'
import { _protocols_v, _protocols_v_locales } from '@/payload-schema'
import type { Deps } from '../deps'
import { escapeHtml } from './escape-html'
import { mailTranslator } from './render-mail'

type Agreed = { storefrontId: string; version: string; agreedAt: string; locale: Locale }

/**
 * The terms that a buyer agreed to, for them to keep (Directive 2011/83/EU, art. 8 (7)): a page that needs nothing but
 * itself. undefined when the storefront never published any.
 */
export const attachTerms = async (
  deps: Pick<Deps, 'payload'>,
  agreed: Agreed,
): Promise<MailAttachment | undefined> => {
  const terms = await findTerms(deps, agreed)
  if (!terms) return undefined
  return {
    filename: `${['terms', ...(terms.version.match(/[\w.]+/g) ?? [])].join('-')}.html`,
    contentType: 'text/html; charset=utf-8',
    content: await pageOf(terms),
  }
}

type Terms = { locale: Locale; title: string; version: string; publishedAt: string; content: unknown }

/**
 * Editors correct words and leave the version's name: of one name it is what stood there when the buyer agreed. Where
 * the name is not kept, it is what stands there now.
 */
const findTerms = async (
  { payload }: Pick<Deps, 'payload'>,
  { storefrontId, version, agreedAt, locale }: Agreed,
): Promise<Terms | undefined> => {
  const named = sql`${_protocols_v.version_version} is not distinct from ${version}`
  const [kept] = await payload.db.drizzle
    .select({ id: _protocols_v.id, version: _protocols_v.version_version, at: _protocols_v.updatedAt })
    .from(_protocols_v)
    .where(
      and(
        eq(_protocols_v.version_storefront, storefrontId),
        eq(_protocols_v.version_linkCode, 'terms'),
        eq(_protocols_v.version__status, 'published'),
      ),
    )
    .orderBy(
      desc(named),
      desc(sql`${named} and ${_protocols_v.updatedAt} <= ${agreedAt}`),
      desc(_protocols_v.updatedAt),
    )
    .limit(1)
  if (!kept) return undefined
  const texts = await payload.db.drizzle
    .select()
    .from(_protocols_v_locales)
    .where(eq(_protocols_v_locales._parentID, kept.id))
  const textIn = (language: Locale) =>
    texts.find(({ _locale, version_content }) => _locale === language && version_content !== null)
  const text = textIn(locale) ?? textIn(DEFAULT_LOCALE)
  return (
    text && {
      locale: text._locale,
      title: text.version_title ?? '',
      version: kept.version ?? '',
      publishedAt: kept.at,
      content: text.version_content,
    }
  )
}

/** Links of the text to places of the site lead there from anywhere; nothing in it runs or is fetched. */
const pageOf = async ({ locale, title, version, publishedAt, content }: Terms): Promise<string> => {
  const t = await mailTranslator(locale)
  const day = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' })
  const edition = escapeHtml(t('agreed.edition', { version, day: day.format(new Date(publishedAt)) }))
  return `<!doctype html>
<html lang="${tagOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none';style-src 'unsafe-inline'"><base href="${escapeHtml(env().SITE_URL)}"><title>${escapeHtml(title)} (${edition})</title><style>body{max-width:68ch;margin:0 auto;padding:32px 20px;font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
<p>${edition}</p>
${convertLexicalToHTML({ data: content as never, disableContainer: true })}
</main></body></html>
`
}
