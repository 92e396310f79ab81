import { eq } from '@payloadcms/db-postgres/drizzle'
import { type mails, plans_locales, subscriptions } from '@/payload-schema'
import type { Deps } from '../deps'
import { PLAN_NOTES } from '../subscriptions/move-subscription'
import { stateOf } from '../subscriptions/subscription-row'
import type { LetterParams } from './letter-params'
import { footerOf } from './mail-footer'
import type { PlaceOfLetter } from './place-of-letter'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from './render-mail'

/** What happened to a plan, or is about to; null when it is gone or an erasure took its customer. */
export const planNote = async (
  deps: Deps,
  { mail, params, place }: { mail: typeof mails.$inferSelect; params: LetterParams; place: PlaceOfLetter },
): Promise<MailParts | null> => {
  const db = deps.payload.db.drizzle
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, params.subscriptionId ?? ''))
  const note = PLAN_NOTES.find((one) => one === params.note)
  if (!row || !note) return null
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const names = await db.select().from(plans_locales).where(eq(plans_locales._parentID, row.plan))
  const title =
    (names.find((one) => one._locale === locale) ?? names.find((one) => one._locale === 'EN'))?.title ?? ''
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: row.zone })
  const until = stateOf(row).endsAt ?? row.paidUntil
  void t
  return renderMail({
    locale,
    subject: `${title} ${note}`,
    paragraphs: [until ? day.format(new Date(until)) : ''],
    footer: await footerOf(deps, { locale, ...place }),
  })
}
