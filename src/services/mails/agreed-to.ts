import { and, desc, eq } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { consents } from '@/payload-schema'
import type { Deps } from '../deps'
import { type MailContent, mailTranslator } from './render-mail'

/** What recordConsent stores, as far as a mail repeats it. */
type Wording = {
  agreedAt?: string
  boxes?: { label: string }[]
  policy?: { note: string | null; withdrawalDays: number } | null
}

/** What a buyer agreed to last, in the words of that moment, and when; nothing when no consent is stored. */
export const agreedTo = async (
  { payload }: Pick<Deps, 'payload'>,
  { orderId, locale, code, examId }: { orderId: string; locale: Locale; code: string; examId: number },
): Promise<MailContent['agreed']> => {
  const [consent] = await payload.db.drizzle
    .select()
    .from(consents)
    .where(and(eq(consents.order, orderId), eq(consents.kind, 'terms')))
    .orderBy(desc(consents.createdAt))
    .limit(1)
  if (!consent) return undefined
  const t = await mailTranslator(locale)
  const { agreedAt = consent.createdAt, boxes = [], policy } = (consent.wording ?? {}) as Wording
  const terms = pathTo({ route: 'protocol', code, examId, linkCode: 'terms' })
  const at = new Intl.DateTimeFormat(tagOf(locale), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(agreedAt))
  return {
    title: t('agreed.title'),
    lines: [
      t('agreed.terms', {
        at,
        version: consent.version,
        url: `${env().SITE_URL}${withLocale(terms, locale)}`,
      }),
      ...boxes.map(({ label }) => `✓ ${label}`),
      ...(policy?.withdrawalDays ? [t('agreed.withdrawal', { days: policy.withdrawalDays })] : []),
      ...(policy?.note ? [policy.note] : []),
    ],
  }
}
