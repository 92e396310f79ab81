import type { ServerProps } from 'payload'
import { isTestMode } from '@/gateways/payments/payment-gateways'
import { say } from '../words/say'
import { MailNotice } from './mail-notice'
import { Notice } from './notice'

/** What an admin of this installation must not overlook. */
export function OperationNotice({ i18n }: Pick<ServerProps, 'i18n'>) {
  return (
    <>
      {isTestMode() && <Notice title={say(i18n, 'notices.testTitle')} text={say(i18n, 'notices.testText')} />}
      <MailNotice i18n={i18n} />
    </>
  )
}
