import { randomInt } from 'node:crypto'
import { and, count, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { mondayOf } from '@/domain/daily/days'
import type { Locale } from '@/domain/locale/locales'
import { SECRET_DAYS } from '@/domain/tree-hole/reports'
import { screenSecret } from '@/domain/tree-hole/screen-secret'
import { secrets, secrets_reasons } from '@/payload-schema'
import type { Deps } from '../deps'
import { readSettings } from '../read-settings'
import { inTransaction } from '../transaction'
import { hashToken, newToken } from '../visitors/tokens'
import { viewOwn } from './own-secrets'
import { browserHashOf, ownerHashOf, sealText } from './secret-keys'

/** How many of one writer may wait to be read. */
export const MOST_UNREAD = 10

/** The largest place by chance: it stays a whole number in JSON. */
export const PLACES = 2 ** 47

const DAY_MS = 86_400_000

type Written = { text: string; locale: Locale; customer: string | null; visitorHash: string }

/**
 * Takes a secret in, encrypted and without a name. Whoever is signed in keeps it by their account, everybody else by a proof
 * that is given to their browser alone.
 */
export const saveSecret = async (
  deps: Deps,
  { text, locale, customer, visitorHash }: Written,
): Promise<CallData<'secret.save'>> => {
  const { treeHoleCharacters: most } = await readSettings(deps.payload.db.drizzle)
  const screened = screenSecret(text, { most })
  if (screened.is === 'refused')
    return {
      taken: false,
      why: screened.why,
      contact: 'contact' in screened ? screened.contact : null,
      help: 'help' in screened && screened.help,
      most,
    }
  const whose = customer
    ? { ownerHash: ownerHashOf(customer), visitorHash: null }
    : { ownerHash: null, visitorHash: browserHashOf(visitorHash) }
  // Whoever may be in danger is shown help, however much they wrote before.
  if (!screened.help && (await countUnread(deps, whose)) >= MOST_UNREAD)
    return { taken: false, why: 'too_many', contact: null, help: false, most }
  const now = deps.now()
  const token = newToken()
  const row = await inTransaction(deps, async ({ db }) => {
    const [stored] = await db
      .insert(secrets)
      .values({
        ...whose,
        text: sealText(screened.text),
        locale,
        state: screened.state,
        tokenHash: hashToken(token),
        week: mondayOf(now.toISOString().slice(0, 10)),
        place: randomInt(PLACES),
        expiresAt: new Date(now.getTime() + SECRET_DAYS * DAY_MS).toISOString(),
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
      })
      .returning()
    if (!stored) throw new Error('The database stored nothing.')
    await db
      .insert(secrets_reasons)
      .values(screened.reasons.map((value, order) => ({ parent: stored.id, value, order: order + 1 })))
    return stored
  })
  const [secret] = viewOwn(row)
  if (!secret) throw new Error('What was just sealed cannot be opened.')
  return { taken: true, secret, token: customer ? null : token, help: screened.help }
}

const countUnread = async (
  { payload }: Pick<Deps, 'payload'>,
  { ownerHash, visitorHash }: { ownerHash: string | null; visitorHash: string | null },
): Promise<number> => {
  const own = ownerHash ? eq(secrets.ownerHash, ownerHash) : eq(secrets.visitorHash, visitorHash ?? '')
  const [counted] = await payload.db.drizzle
    .select({ unread: count() })
    .from(secrets)
    .where(and(own, inArray(secrets.state, ['waiting', 'held'])))
  return counted?.unread ?? 0
}
