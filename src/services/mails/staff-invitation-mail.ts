import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { INVITATION_DAYS } from '@/domain/accounts/totp'
import { admins, type mails } from '@/payload-schema'
import type { Deps } from '../deps'
import type { LetterParams } from './letter-params'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from './render-mail'

const DAY_MS = 86_400_000

/**
 * To a new colleague: the link that sets their first password. It is made now, so that no stored mail holds it, and is good until
 * the invitation ends. Null: the person is gone, has a password already, or got another address meanwhile, to which an owner sends another letter.
 */
export const staffInvitation = async (
  { payload }: Pick<Deps, 'payload'>,
  {
    mail,
    params: { adminId = '', inviterId = '' },
  }: { mail: typeof mails.$inferSelect; params: LetterParams },
): Promise<MailParts | null> => {
  const db = payload.db.drizzle
  const waited = and(eq(admins.id, adminId), eq(admins.email, mail.to), isNotNull(admins.invitedAt))
  const [admin] = await db.select({ invitedAt: admins.invitedAt }).from(admins).where(waited)
  if (!admin?.invitedAt) return null
  const token = randomBytes(20).toString('hex')
  const until = new Date(Date.parse(admin.invitedAt) + INVITATION_DAYS * DAY_MS)
  await db
    .update(admins)
    .set({ resetPasswordToken: token, resetPasswordExpiration: until.toISOString() })
    .where(waited)
  const [inviter] = await db.select({ email: admins.email }).from(admins).where(eq(admins.id, inviterId))
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const { SITE_URL } = env()
  const { host } = new URL(SITE_URL)
  return renderMail({
    locale,
    subject: t('staffInvitation.subject', { host }),
    paragraphs: [t('staffInvitation.body', { host, email: inviter?.email ?? host })],
    action: { label: t('staffInvitation.action'), url: `${SITE_URL}/admin/reset/${token}` },
    notes: [t('staffInvitation.days', { count: INVITATION_DAYS }), t('staffInvitation.notYou')],
    footer: [host],
  })
}
