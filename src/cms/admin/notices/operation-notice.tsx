import type { ServerProps } from 'payload'
import { isTestMode } from '@/gateways/payments/payment-gateways'
import { type Degraded, readDegraded } from '@/services/operation/read-readiness'
import { may } from '../../access/roles'
import { say } from '../words/say'
import { CrisisNotice } from './crisis-notice'
import { MailNotice } from './mail-notice'
import { Notice } from './notice'

const WORDS = {
  worker: ['notices.workerTitle', 'notices.workerText'],
  mail: ['notices.mailLateTitle', 'notices.mailLateText'],
  files: ['notices.filesTitle', 'notices.filesText'],
  store: ['notices.storeTitle', 'notices.storeText'],
  disk: ['notices.diskTitle', 'notices.diskText'],
  proxies: ['notices.proxiesTitle', 'notices.proxiesText'],
  unmailed: ['notices.unmailedTitle', 'notices.unmailedText'],
} as const satisfies Record<Degraded, readonly [string, string]>

/** What an admin of this installation must not overlook. */
export async function OperationNotice({
  i18n,
  payload,
  user,
}: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  const degraded = await readDegraded(payload)
  return (
    <>
      {degraded.map((what) => {
        const [title, text] = WORDS[what]
        return <Notice key={what} title={say(i18n, title)} text={say(i18n, text)} />
      })}
      {isTestMode() && <Notice title={say(i18n, 'notices.testTitle')} text={say(i18n, 'notices.testText')} />}
      <MailNotice i18n={i18n} />
      {may(user ?? null, 'health', 'write') && <CrisisNotice i18n={i18n} payload={payload} />}
    </>
  )
}
