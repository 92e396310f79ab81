import { isHealthKind } from '@/domain/exam/kinds'
import type { Deps } from '../deps'
import { letterLimit } from '../mails/letter-limit'
import { queueMail } from '../mails/queue-mail'
import { Refusal } from '../refusal'
import type { OwnSitting } from '../sittings/find-sitting'
import { formOf, kindOf } from '../sittings/pinned-form'
import { inTransaction } from '../transaction'
import type { Viewer } from '../visitors/viewer'

/**
 * "Send me the link now": the way back to a result that nobody pays for. Opened, the link is a key of that mailbox
 * (docs/decisions/0063); the address alone is none.
 * @throws Refusal emailMissing, notConfirmed, sittingInvalid.
 */
export const mailResultLink = async (
  deps: Deps,
  { sitting, locale, viewer }: { sitting: OwnSitting; locale: string; viewer: Viewer },
): Promise<{ sent: true }> => {
  const { email, state } = sitting
  if (!email) throw new Refusal('emailMissing')
  if (state === 'abnormal') throw new Refusal('sittingInvalid')
  if (state !== 'valid') throw new Refusal('notConfirmed')
  await letterLimit(deps, { to: email, viewer, refuse: 'all' })
  await inTransaction(deps, (transaction) =>
    queueMail({
      transaction,
      mail: {
        to: email,
        template: 'report_link',
        locale,
        key: `result_link:${crypto.randomUUID()}`,
        params: { sittingIds: [sitting.id] },
        health: isHealthKind(kindOf(formOf(sitting))),
      },
    }),
  )
  return { sent: true }
}
