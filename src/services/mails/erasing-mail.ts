import { and, count, inArray, isNotNull } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { tagOf } from '@/domain/locale/locales'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { type mails, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import type { LetterParams } from './letter-params'
import { footerOf } from './mail-footer'
import type { PlaceOfLetter } from './place-of-letter'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from './render-mail'

type Erasing = {
  mail: typeof mails.$inferSelect
  ids: string[]
  dates: NonNullable<LetterParams['erasing']>
  place: PlaceOfLetter
}

/**
 * That the reader of another mailbox wanted reports erased, when they go, and how one is kept. It names no test. null when
 * all of them were kept or erased meanwhile.
 */
export const erasing = async (
  deps: Deps,
  { mail, ids, dates, place }: Erasing,
): Promise<MailParts | null> => {
  const [left] = await deps.payload.db.drizzle
    .select({ count: count() })
    .from(sittings)
    .where(and(inArray(sittings.id, ids), isNotNull(sittings.eraseAt)))
  if (!left || left.count === 0) return null
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const day = (iso: string) =>
    new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
  const said = { count: left.count, asked: day(dates.askedAt), on: day(dates.on) }
  const results = withLocale(pathTo({ route: 'results', ...place }), locale)
  return renderMail({
    locale,
    subject: t('erasing.subject', said),
    paragraphs: [t('erasing.body', said), t('erasing.keep')],
    action: { label: t('erasing.action'), url: `${env().SITE_URL}${results}` },
    footer: await footerOf(deps, { locale, ...place }),
  })
}
