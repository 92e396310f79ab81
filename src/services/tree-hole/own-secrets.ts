import { and, desc, eq, gt, inArray, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import type { SecretState } from '@/domain/tree-hole/screen-secret'
import { secrets } from '@/payload-schema'
import type { Deps } from '../deps'
import { hashToken } from '../visitors/tokens'
import { openText, ownerHashOf } from './secret-keys'

/** Who asks for their own: the account that is signed in, and the proofs that the browser kept. */
export type Writer = { customer: string | null; tokens: readonly string[] }

export type OwnSecret = CallData<'secret.own'>['items'][number]

const MOST_SHOWN = 200

/** The newest first. */
export const listOwnSecrets = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  writer: Writer,
): Promise<OwnSecret[]> => {
  const own = ownedBy(writer)
  if (!own) return []
  const rows = await payload.db.drizzle
    .select()
    .from(secrets)
    .where(and(own, gt(secrets.expiresAt, now().toISOString())))
    .orderBy(desc(secrets.createdAt))
    .limit(MOST_SHOWN)
  return rows.flatMap(viewOwn)
}

/** Which secrets are somebody's; null: they have no proof of any. */
export const ownedBy = ({ customer, tokens }: Writer): SQL | null =>
  or(
    customer ? eq(secrets.ownerHash, ownerHashOf(customer)) : undefined,
    tokens.length > 0 ? inArray(secrets.tokenHash, tokens.map(hashToken)) : undefined,
  ) ?? null

type Row = Pick<typeof secrets.$inferSelect, 'id' | 'text' | 'state' | 'week' | 'expiresAt'>

/** Why staff look at it first is not told to its writer. */
export const viewOwn = ({ id, text, state, week, expiresAt }: Row): OwnSecret[] => {
  const opened = openText(text)
  return opened === null
    ? []
    : [
        {
          id,
          text: opened,
          state: SHOWN_AS[state],
          week,
          until: new Date(expiresAt).toISOString().slice(0, 10),
        },
      ]
}

const SHOWN_AS: Record<SecretState, OwnSecret['state']> = {
  waiting: 'reading',
  held: 'reading',
  public: 'public',
  refused: 'refused',
}
