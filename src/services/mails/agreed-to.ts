import { and, desc, eq } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { consents } from '@/payload-schema'
import type { Deps } from '../deps'
import { attachTerms } from './attach-terms'
import { localeOfMail, type MailContent, type MailParts, mailTranslator } from './render-mail'

/** What recordConsent stores, as far as a mail repeats it. */
type Wording = {
  agreedAt?: string
  boxes?: { label: string }[]
  policy?: { note: string | null; withdrawalDays: number } | null
}

type Bought = { orderId: string; storefrontId: string; locale: Locale; code: string; examId: number }

/**
 * What a buyer agreed to last, in the words of that moment, and when, with the terms themselves: an address may say
 * something else tomorrow. Nothing when no consent is stored.
 */
export const agreedTo = async (
  deps: Pick<Deps, 'payload'>,
  { orderId, storefrontId, locale, code, examId }: Bought,
): Promise<Pick<MailContent, 'agreed'> & Pick<MailParts, 'attachments'>> => {
  const [consent] = await deps.payload.db.drizzle
    .select()
    .from(consents)
    .where(and(eq(consents.order, orderId), eq(consents.kind, 'terms')))
    .orderBy(desc(consents.createdAt))
    .limit(1)
  if (!consent) return {}
  const t = await mailTranslator(locale)
  const { agreedAt = consent.createdAt, boxes = [], policy } = (consent.wording ?? {}) as Wording
  const terms = pathTo({ route: 'protocol', code, examId, linkCode: 'terms' })
  const attached = await attachTerms(deps, {
    storefrontId,
    version: consent.version,
    agreedAt,
    locale: localeOfMail(consent.locale),
  })
  const at = new Intl.DateTimeFormat(tagOf(locale), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(agreedAt))
  const lines = [
    t('agreed.terms', {
      at,
      version: consent.version,
      url: `${env().SITE_URL}${withLocale(terms, locale)}`,
    }),
    ...(attached ? [t('agreed.attached', { file: attached.filename })] : []),
    ...boxes.map(({ label }) => `✓ ${label}`),
    ...(policy?.withdrawalDays ? [t('agreed.withdrawal', { days: policy.withdrawalDays })] : []),
    ...(policy?.note ? [policy.note] : []),
  ]
  return {
    agreed: { title: t('agreed.title'), lines },
    attachments: attached && [attached],
  }
}
