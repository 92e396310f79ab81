import { and, desc, eq, gt, inArray, lt, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import type { SecretState } from '@/domain/tree-hole/screen-secret'
import { secrets } from '@/payload-schema'
import type { Deps } from '../deps'
import { hashToken } from '../visitors/tokens'
import { openText, ownerHashOf } from './secret-keys'

/** Who asks for their own: the account that is signed in, and the proofs that the browser kept. */
export type Writer = { customer: string | null; tokens: readonly string[] }

export type OwnSecret = CallData<'secret.own'>['items'][number]

type Asked = Writer & {
  /** What the page before gave as `next`; a forged one begins somewhere else among their own. */
  after?: string
  /** `listPageSize` of the site settings. */
  size: number
}

/** A page of somebody's secrets, the newest first. One that is removed meanwhile moves no other to another page. */
export const listOwnSecrets = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { after, size, ...writer }: Asked,
): Promise<Pick<CallData<'secret.own'>, 'items' | 'next'>> => {
  const own = ownedBy(writer)
  if (!own) return { items: [], next: null }
  const rows = await payload.db.drizzle
    .select()
    .from(secrets)
    .where(and(own, gt(secrets.expiresAt, now().toISOString()), olderThan(after)))
    .orderBy(desc(secrets.createdAt), desc(secrets.id))
    .limit(size + 1)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    items: shown.flatMap(viewOwn),
    next: rows.length > size && last ? `${Date.parse(last.createdAt)}.${last.id}` : null,
  }
}

/** What comes after a cursor; what is no cursor begins at the start. */
const olderThan = (after: string | undefined): SQL | undefined => {
  const [, time, id] = /^(\d{1,13})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(after ?? '') ?? []
  if (!time || !id) return undefined
  const at = new Date(Number(time)).toISOString()
  return or(lt(secrets.createdAt, at), and(eq(secrets.createdAt, at), lt(secrets.id, id)))
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
