import { randomInt } from 'node:crypto'
import { and, eq, gt, isNull, ne, sql } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { CODE_DIGITS, CODE_MINUTES, type CodePurpose } from '@/domain/accounts/email-code'
import { accountAddress } from '@/domain/accounts/profile'
import { TEMPORARY_HOURS } from '@/domain/accounts/secrets'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import type { RouteId } from '@/domain/routing/routes'
import { customer_secrets, customers, email_codes, type mails } from '@/payload-schema'
import { hashSecret } from '../accounts/hash-secret'
import type { Deps } from '../deps'
import { storefrontName } from '../storefronts/storefront-name'
import { hashToken, newToken } from '../visitors/tokens'
import { footerOf } from './mail-footer'
import type { PlaceOfLetter } from './place-of-letter'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from './render-mail'

type Mail = typeof mails.$inferSelect
/** A mail, and the place whose pages it links to. */
type At = { mail: Mail; place: PlaceOfLetter }

/**
 * The code that proves an address. It is made here and only its hash stored; the same mail sent again brings another code
 * in place of the one before. null when it was used or is too old.
 */
export const emailCode = async (
  deps: Deps,
  { codeId, ...at }: At & { codeId: string },
): Promise<MailParts | null> => {
  const secret = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const [asked] = await deps.payload.db.drizzle
    .update(email_codes)
    .set({
      hash: await hashSecret(secret),
      // From now on: the mail may have waited.
      expiresAt: new Date(deps.now().getTime() + CODE_MINUTES * 60_000).toISOString(),
    })
    .where(
      and(
        eq(email_codes.id, codeId),
        // What it proves is that somebody reads this mailbox.
        eq(email_codes.email, accountAddress(at.mail.to)),
        ne(email_codes.purpose, 'data'),
        isNull(email_codes.usedAt),
        gt(email_codes.expiresAt, deps.now().toISOString()),
      ),
    )
    .returning({
      purpose: sql<CodePurpose>`${email_codes.purpose}`,
      pending: sql<boolean>`${email_codes.pending} is not null`,
    })
  if (!asked) return null
  const { locale, t, name, footer } = await wordsAt(deps, at)
  const valid = t('emailCode.valid', { minutes: CODE_MINUTES })
  // Whether there is an account already is not said: the mail is the same for both.
  const words = asked.purpose === 'login' && asked.pending ? 'enter' : asked.purpose
  return renderMail({
    locale,
    subject: t('emailCode.subject', { code: secret, name }),
    heading: t('emailCode.heading'),
    preview: valid,
    paragraphs: [t(`emailCode.${words}`), valid],
    code: { label: t('emailCode.code'), value: secret },
    notes: [t('emailCode.notYou')],
    footer,
  })
}

/**
 * The account that comes with a purchase: a temporary password and a link, of which only the hashes are kept
 * (docs/decisions/0013). null when somebody has set a password and proven the address, or it moved away.
 */
export const accountReady = async (
  deps: Deps,
  { customerId, ...at }: At & { customerId: string },
): Promise<MailParts | null> => {
  const [customer] = await deps.payload.db.drizzle
    .select({
      email: customers.email,
      provenAt: customers.provenAt,
      hasPassword: sql<boolean>`exists (select from ${customer_secrets} secret
        where secret.customer_id = ${customerId}::uuid and secret.kind = 'password')`,
    })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!customer || customer.email !== accountAddress(at.mail.to)) return null
  if (customer.provenAt !== null && customer.hasPassword) return null
  const temporary = newTemporaryPassword()
  const token = newToken()
  await keepSecrets(deps, { customerId, temporary, link: token })
  const { locale, t, name, footer } = await wordsAt(deps, at)
  return renderMail({
    locale,
    subject: t('accountReady.subject', { name }),
    heading: t('accountReady.heading'),
    paragraphs: [t('accountReady.body'), t('accountReady.how', { hours: TEMPORARY_HOURS })],
    // The token stands in the fragment, as in reportLinkUrl.
    action: { label: t('accountReady.action'), url: `${urlOf('loginLink', at)}#${token}` },
    code: { label: t('accountReady.password'), value: temporary },
    rows: [[t('accountReady.address'), customer.email]],
    notes: [t('accountReady.later')],
    footer,
  })
}

/** What is told of an account without a secret: the words, and the page that its button opens. */
const NOTICES = {
  password_changed: { words: 'passwordChanged', to: 'forgotPassword' },
  // To the old address. It does not name the new one.
  address_changed: { words: 'addressChanged', to: null },
  already_registered: { words: 'alreadyRegistered', to: 'login' },
  no_account: { words: 'noAccount', to: 'register' },
} as const satisfies Record<string, { words: string; to: RouteId | null }>

export type Notice = keyof typeof NOTICES

const isNotice = (notice: string): notice is Notice => Object.hasOwn(NOTICES, notice)

/** @throws Error for a notice that has no words: a later release may have written it. */
export const accountNotice = async (
  deps: Deps,
  { notice, ...at }: At & { notice: string },
): Promise<MailParts> => {
  if (!isNotice(notice)) throw new Error(`No words for the notice "${notice}".`)
  const { words, to } = NOTICES[notice]
  const { locale, t, footer } = await wordsAt(deps, at)
  return renderMail({
    locale,
    subject: t(`${words}.subject`),
    paragraphs: to === null ? [t(`${words}.body`), t(`${words}.notYou`)] : [t(`${words}.body`)],
    action: to === null ? undefined : { label: t(`${words}.action`), url: urlOf(to, at) },
    notes: to === null ? [] : [t(`${words}.notYou`)],
    footer,
  })
}

const wordsAt = async (deps: Deps, { mail, place }: At) => {
  const locale = localeOfMail(mail.locale)
  const [t, name, footer] = await Promise.all([
    mailTranslator(locale),
    storefrontName(deps, { code: place.code, locale }),
    footerOf(deps, { locale, ...place }),
  ])
  return { locale, t, name, footer }
}

const urlOf = (route: RouteId, { mail, place }: At): string =>
  `${env().SITE_URL}${withLocale(pathTo({ route, ...place }), localeOfMail(mail.locale))}`

/** No 0 and O, no 1, I and l: it may be typed from another screen. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
/** 20 of 55 characters are 115 bits: as with a token, a fast hash is enough. */
const TEMPORARY_LENGTH = 20

const newTemporaryPassword = (): string =>
  Array.from({ length: TEMPORARY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** In place of those that an earlier mail brought. */
const keepSecrets = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { customerId, ...secrets }: { customerId: string; temporary: string; link: string },
): Promise<void> => {
  const at = now()
  const expiresAt = new Date(at.getTime() + TEMPORARY_HOURS * 3_600_000).toISOString()
  await payload.db.drizzle
    .insert(customer_secrets)
    .values(
      (['temporary', 'link'] as const).map((kind) => ({
        customer: customerId,
        kind,
        hash: hashToken(secrets[kind]),
        expiresAt,
        updatedAt: at.toISOString(),
      })),
    )
    .onConflictDoUpdate({
      target: [customer_secrets.customer, customer_secrets.kind],
      set: {
        hash: sql`excluded.hash`,
        expiresAt: sql`excluded.expires_at`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
}
