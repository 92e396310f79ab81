import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { DATA_LINK_MINUTES } from '@/domain/accounts/email-code'
import { accountAddress } from '@/domain/accounts/profile'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { email_codes, type mails } from '@/payload-schema'
import type { Deps } from '../deps'
import { untilFrom } from '../privacy/data-link'
import { hashToken, newToken } from '../visitors/tokens'
import { footerOf } from './mail-footer'
import type { PlaceOfLetter } from './place-of-letter'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from './render-mail'

/**
 * The link that opens everything kept about an address. The token is made here and only its hash stored; the same mail sent
 * again brings another. null when the link was used or is too old.
 */
export const dataLink = async (
  deps: Deps,
  { mail, linkId, place }: { mail: typeof mails.$inferSelect; linkId: string; place: PlaceOfLetter },
): Promise<MailParts | null> => {
  const token = newToken()
  const [asked] = await deps.payload.db.drizzle
    .update(email_codes)
    // From now on: the mail may have waited.
    .set({ hash: hashToken(token), expiresAt: untilFrom(deps.now()) })
    .where(
      and(
        eq(email_codes.id, linkId),
        eq(email_codes.email, accountAddress(mail.to)),
        isNull(email_codes.usedAt),
        gt(email_codes.expiresAt, deps.now().toISOString()),
      ),
    )
    .returning({ id: email_codes.id })
  if (!asked) return null
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const page = withLocale(pathTo({ route: 'myData', ...place }), locale)
  return renderMail({
    locale,
    subject: t('dataLink.subject'),
    paragraphs: [t('dataLink.body', { minutes: DATA_LINK_MINUTES })],
    // The token stands in the fragment, as in reportLinkUrl.
    action: { label: t('dataLink.action'), url: `${env().SITE_URL}${page}#${token}` },
    notes: [t('dataLink.notYou')],
    footer: await footerOf(deps, { locale, ...place }),
  })
}
