import { afterAnswer } from '../after-answer'
import type { Deps } from '../deps'
import { noteLetter } from '../mails/letter-limit'
import { isWithinRate } from '../visitors/limit-rate'

/**
 * An admin forgot the password. Nobody is refused and everything happens when the answer has left, so neither a stranger's
 * asking nor the time tells anything. An account gets three letters an hour; further ones are dropped. That keeps nobody
 * from a new password: the link of the last letter holds an hour, so it is still good when the next may go. There is no
 * limit of the asker's address, because whoever shares it with an admin could use it up; an unknown account is only looked up.
 * So is one whose invitation waits: a letter would take the place of the invitation's link, and open an invitation that is over.
 */
export const askReset = (
  deps: Deps,
  { email, send }: { email: string; send: () => Promise<unknown> },
): void => {
  const account = email.trim().toLowerCase()
  afterAnswer(async () => {
    const known = account && (await findAdmin(deps, account))
    if (!known || !(await isWithinRate(deps, letters(account)))) return
    // Not left out by what others had sent there, or they could keep an admin from it.
    await noteLetter(deps, account)
    await send()
  })
}

const letters = (account: string) => [{ name: 'admin-reset', subject: account, max: 3, windowSeconds: 3600 }]

const findAdmin = ({ payload }: Pick<Deps, 'payload'>, account: string) =>
  payload.db.findOne<{ id: string }>({
    collection: 'admins',
    where: { email: { equals: account }, invitedAt: { exists: false } },
  })
