import { eq } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { customers, type mails } from '@/payload-schema'
import { leaveTokenOf } from '../daily/leave-token'
import { questionOfDay } from '../daily/question-of-day'
import type { Deps } from '../deps'
import type { LetterParams } from './letter-params'
import { footerOf } from './mail-footer'
import type { PlaceOfLetter } from './place-of-letter'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from './render-mail'

type Composing = { mail: typeof mails.$inferSelect; params: LetterParams; place: PlaceOfLetter }

/** The question of a day, with the way to it and the link that ends these mails; null: they were ended meanwhile, or nothing is asked. */
export const dailyQuestion = async (
  deps: Deps,
  { mail, params: { customerId = '', day = '' }, place }: Composing,
): Promise<MailParts | null> => {
  const [reader] = await deps.payload.db.drizzle
    .select({ wants: customers.dailyMail })
    .from(customers)
    .where(eq(customers.id, customerId))
  const locale = localeOfMail(mail.locale)
  const question = reader?.wants ? await questionOfDay(deps, { day, locale }) : null
  if (!question) return null
  const t = await mailTranslator(locale)
  const page = `${env().SITE_URL}${withLocale(pathTo({ route: 'dailyQuestion', ...place }), locale)}`
  return renderMail({
    locale,
    subject: t('dailyQuestion.subject', { question }),
    heading: t('dailyQuestion.heading'),
    paragraphs: [question],
    action: { label: t('dailyQuestion.action'), url: page },
    notes: [t('dailyQuestion.leave', { url: `${page}&leave=${leaveTokenOf(customerId)}` })],
    footer: await footerOf(deps, { locale, ...place }),
  })
}
