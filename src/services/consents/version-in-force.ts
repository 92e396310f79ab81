import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { logger } from '@/gateways/logs/log'
import { protocols } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { TransactionHandle } from '../transaction'

const log = logger('consents')

type Page = { storefrontId: string; page: 'privacy' | 'terms' }
type Db = Deps['payload']['db']['drizzle'] | TransactionHandle

/** The version of a storefront's legal page that everybody reads now; null where none is published. */
export const findVersion = async (db: Db, { storefrontId, page }: Page): Promise<string | null> => {
  const [found] = await db
    .select({ version: protocols.version })
    .from(protocols)
    .where(
      and(
        eq(protocols.storefront, storefrontId),
        eq(protocols.linkCode, page),
        eq(protocols._status, 'published'),
      ),
    )
  return found?.version ?? null
}

/**
 * What somebody who agrees now agrees to: the page of the storefront where they are. A consent is a proof, and a proof of
 * having read what nobody could read is none, so nothing is agreed to where no page is published. Publishing a landing page
 * asks for both pages; whoever takes one offline later finds this line in the log.
 * @throws Refusal examUnavailable.
 */
export const versionInForce = async (db: Db, asked: Page): Promise<string> => {
  const version = await findVersion(db, asked)
  if (version !== null) return version
  log.error('nobody can agree to a legal page that is not published', asked)
  throw new Refusal('examUnavailable')
}
