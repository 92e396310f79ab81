import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { tagOf } from '@/domain/locale/locales'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import {
  contact_messages,
  contact_messages_replies,
  exams,
  type mails,
  orders,
  site_settings,
  storefronts,
} from '@/payload-schema'
import type { Deps } from '../deps'
import { footerOf } from './mail-footer'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from './render-mail'

/** An answer of support, with what was asked below it. null when the message is gone. */
export const supportReply = async (
  deps: Deps,
  { mail, replyId }: { mail: typeof mails.$inferSelect; replyId: string },
): Promise<MailParts | null> => {
  const found = await readReply(deps, replyId)
  if (!found) return null
  const { reply, message, number, place } = found
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

/** A reply with its message, the order that came with that, and where it was written: the shop, at the exam that it shows first. */
const readReply = async ({ payload }: Deps, replyId: string) => {
  const [row] = await payload.db.drizzle
    .select({
      reply: contact_messages_replies,
      message: contact_messages,
      number: orders.number,
      code: storefronts.code,
      examId: sql<string | null>`(select first.number from ${exams} first
        join ${site_settings} settings on settings.default_exam_id = first.id limit 1)`,
    })
    .from(contact_messages_replies)
    .innerJoin(contact_messages, eq(contact_messages.id, contact_messages_replies._parentID))
    .leftJoin(orders, eq(orders.id, contact_messages.order))
    .leftJoin(
      storefronts,
      sql`${storefronts.id} = coalesce(${contact_messages.storefront},
        (select settings.default_storefront_id from ${site_settings} settings limit 1))`,
    )
    .where(eq(contact_messages_replies.id, replyId))
  return row && { ...row, place: { code: row.code ?? '', examId: Number(row.examId ?? 1) } }
}

/** Each line is one: a mail as HTML has no other line breaks. */
const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph.length > 0)
