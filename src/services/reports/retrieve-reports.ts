import { and, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { BUILT_KINDS, givenParts, isHealthKind } from '@/domain/exam/kinds'
import { mailboxOf } from '@/domain/mailbox'
import { exams, sittings } from '@/payload-schema'
import { afterAnswer } from '../after-answer'
import type { Deps } from '../deps'
import { letterLimit } from '../mails/letter-limit'
import { queueMail } from '../mails/queue-mail'
import { rights } from '../orders/rights'
import { Refusal } from '../refusal'
import { inTransaction } from '../transaction'
import { countHit, isWithinRate } from '../visitors/limit-rate'
import type { Viewer } from '../visitors/viewer'

const TELLING_MISSES = 3
const MISS_WINDOW_SECONDS = 24 * 3600

/**
 * Mails a link to the reports of an address: those that were bought, and those that cost nothing. Somebody who mistypes must learn it (10101), so a miss is told; after
 * three misses of one browser or address the answer becomes the same for everybody. An address with only health-class
 * reports answers like an unknown one, and its mail goes out all the same (docs/decisions/0014).
 */
export const retrieveReports = async (
  deps: Deps,
  { email, locale, viewer }: { email: string; locale: string; viewer: Viewer },
): Promise<{ sent: true }> => {
  const found = await deps.payload.db.drizzle
    .selectDistinct({ id: sittings.id, kind: exams.kind })
    .from(sittings)
    .innerJoin(exams, eq(exams.id, sittings.exam))
    .where(
      and(
        eq(sql`lower(${sittings.email})`, email.toLowerCase()),
        sql`(exists (select from ${rights} held where held.sitting_id = ${sittings.id} and held.revoked_at is null)
          or (${sittings.state} = 'valid' and ${sittings.form}->>'kind' in (${givenAway})))`,
      ),
    )
  const goes = await letterLimit(deps, { to: email, viewer, refuse: 'nothing' })
  if (found.length > 0 && goes)
    afterAnswer(() =>
      mailLink(deps, {
        email,
        network: viewer.network,
        locale,
        ids: found.map(({ id }) => id),
        health: found.some(({ kind }) => isHealthKind(kind)),
      }),
    )
  const known = found.some(({ kind }) => !isHealthKind(kind))
  const usedUp = await missesAreUsedUp(deps, { viewer, missed: !known })
  if (known || usedUp) return { sent: true }
  throw new Refusal('noRetrievableReport')
}

/** The kinds whose result nobody pays for. */
const givenAway = sql.join(
  BUILT_KINDS.filter((kind) => givenParts(kind).length > 0).map((kind) => sql`${kind}`),
  sql`, `,
)

type Letter = { email: string; network: string; locale: string; ids: string[]; health: boolean }

const mailLink = async (deps: Deps, letter: Letter): Promise<void> => {
  const { email, locale, ids, health } = letter
  if (!(await isWithinRate(deps, [retrievals(letter)]))) return
  await inTransaction(deps, (transaction) =>
    queueMail({
      transaction,
      mail: {
        to: email,
        template: 'report_link',
        locale,
        key: `report_link:${crypto.randomUUID()}`,
        params: { sittingIds: ids },
        health,
      },
    }),
  )
}

const MOST_MAILS_A_DAY = 10

/** A day, from one network, beside what `letterLimit` leaves of an hour. The answer does not tell. */
const retrievals = ({ email, network }: Pick<Letter, 'email' | 'network'>) => ({
  name: 'retrieve-day',
  subject: `${mailboxOf(email)}|${network}`,
  max: MOST_MAILS_A_DAY,
  windowSeconds: 24 * 3600,
})

/** Writes as much for a hit as for a miss, so that time does not tell them apart. */
const missesAreUsedUp = async (
  deps: Deps,
  { viewer, missed }: { viewer: Viewer; missed: boolean },
): Promise<boolean> => {
  const subjects = [viewer.network, ...(viewer.visitorHash ? [viewer.visitorHash] : [])]
  const counts = await Promise.all(
    subjects.map((subject) =>
      countHit(deps, {
        name: 'retrieve-miss',
        subject,
        windowSeconds: MISS_WINDOW_SECONDS,
        hits: missed ? 1 : 0,
      }),
    ),
  )
  return counts.some(({ hits }) => hits > TELLING_MISSES)
}
