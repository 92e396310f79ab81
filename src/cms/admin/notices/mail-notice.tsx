import type { ServerProps } from 'payload'
import { env } from '@/config/env'
import { say } from '../words/say'
import { Notice } from './notice'

/** Above the mails, and on the dashboard: without SMTP nothing is sent (docs/decisions/0032). */
export function MailNotice({ i18n }: Pick<ServerProps, 'i18n'>) {
  if (env().SMTP_URL) return null
  return <Notice title={say(i18n, 'notices.mailTitle')} text={say(i18n, 'notices.mailText')} />
}
