import { eq } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { tagOf } from '@/domain/locale/locales'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { contact_messages, contact_messages_replies, type mails, orders } from '@/payload-schema'
import type { Deps } from '../deps'
import { footerOf } from './mail-footer'
import type { PlaceOfLetter } from './place-of-letter'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from './render-mail'

/** An answer of support, with what was asked below it. null when the message is gone. */
export const supportReply = async (
  deps: Deps,
  { mail, replyId, place }: { mail: typeof mails.$inferSelect; replyId: string; place: PlaceOfLetter },
): Promise<MailParts | null> => {
  const found = await readReply(deps, replyId)
  if (!found) return null
  const { reply, message, number } = found
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const date = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' })
  return renderMail({
    locale,
    subject: number ? t('supportReply.aboutOrder', { number }) : t('supportReply.subject'),
    heading: t('supportReply.subject'),
    paragraphs: [...paragraphsOf(reply.text), t('supportReply.again')],
    action: {
      label: t('supportReply.action'),
      // With the order, so that the next message is about it as well.
      url: `${env().SITE_URL}${withLocale(pathTo({ route: 'support', ...place }), locale)}${
        number ? `&orderNumber=${number}` : ''
      }`,
    },
    quote: {
      title: t('supportReply.quoted', { date: date.format(new Date(message.createdAt)) }),
      lines: paragraphsOf(message.message),
    },
    footer: await footerOf(deps, { locale, ...place }),
  })
}

/** A reply with its message, and the order that came with that. */
const readReply = async ({ payload }: Deps, replyId: string) => {
  const [row] = await payload.db.drizzle
    .select({
      reply: contact_messages_replies,
      message: contact_messages,
      number: orders.number,
    })
    .from(contact_messages_replies)
    .innerJoin(contact_messages, eq(contact_messages.id, contact_messages_replies._parentID))
    .leftJoin(orders, eq(orders.id, contact_messages.order))
    .where(eq(contact_messages_replies.id, replyId))
  return row
}

/** Each line is one: a mail as HTML has no other line breaks. */
const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph.length > 0)
