import { report_links } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import { hashToken, newToken } from '../visitors/tokens'

type Link = {
  purpose: 'report' | 'retrieval' | 'grant' | 'device'
  sittingIds: string[]
  minutes: number
  /** To which it is mailed; of a grant, of the link that it is exchanged for. */
  mailbox?: string | null
}

/** Makes a token that opens these sittings' reports and stores its hash. The token itself is only in the answer. */
export const makeReportLink = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { db = payload.db.drizzle, ...link }: Link & { db?: Deps['payload']['db']['drizzle'] | TransactionHandle },
): Promise<string> => {
  const token = newToken()
  await db.insert(report_links).values({
    purpose: link.purpose,
    tokenHash: hashToken(token),
    sittings: link.sittingIds,
    mailbox: link.mailbox?.toLowerCase() ?? null,
    expiresAt: new Date(now().getTime() + link.minutes * 60_000).toISOString(),
  })
  return token
}
