import { eq } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { tagOf } from '@/domain/locale/locales'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { contact_messages, contact_messages_replies, type mails, storefronts } from '@/payload-schema'
import type { Deps } from '../deps'
import { footerOf } from './mail-footer'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from './render-mail'

/** An answer of support, with what was asked below it. null when the message is gone. */
export const supportReply = async (
  deps: Deps,
  { mail, replyId }: { mail: typeof mails.$inferSelect; replyId: string },
): Promise<MailParts | null> => {
  const [row] = await deps.payload.db.drizzle
    .select({ reply: contact_messages_replies, message: contact_messages, code: storefronts.code })
    .from(contact_messages_replies)
    .innerJoin(contact_messages, eq(contact_messages.id, contact_messages_replies._parentID))
    .leftJoin(storefronts, eq(storefronts.id, contact_messages.storefront))
    .where(eq(contact_messages_replies.id, replyId))
  if (!row) return null
  const { reply, message } = row
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const date = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' })
  const place = { code: row.code ?? '', examId: 1 }
  return renderMail({
    locale,
    subject: t('supportReply.subject', { topic: message.topic }),
    paragraphs: [
      ...paragraphsOf(reply.text),
      t('supportReply.quoted', { date: date.format(new Date(message.createdAt)) }),
      ...paragraphsOf(message.message),
      t('supportReply.again'),
    ],
    action: {
      label: t('supportReply.action'),
      url: `${env().SITE_URL}${withLocale(pathTo({ route: 'support', ...place }), locale)}`,
    },
    footer: await footerOf(deps, { locale, ...place }),
  })
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph.length > 0)
