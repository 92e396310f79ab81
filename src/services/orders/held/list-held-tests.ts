import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import { entitlements, exams, exams_locales } from '@/payload-schema'
import type { Deps } from '../../deps'
import { givingSittings } from '../../visitors/person'
import type { Viewer } from '../../visitors/viewer'
import { HELD_KINDS, isHeld } from './open-by-held-test'

type Held = CallData<'user.centre'>['included']

/** The tests that came with what a viewer bought, as a part or a gift, and that they have not taken yet: nothing is to be paid for them. */
export const listHeldTests = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
): Promise<Held> => {
  const giving = givingSittings({ viewer, now: now() })
  const held = HELD_KINDS.map(
    (kind) => sql`select ${kind}::text as kind from ${entitlements} own
      where ${isHeld({ kind, whose: sql`own.sitting_id in (select id from giving)` })}`,
  )
  const { rows } = await payload.db.drizzle.execute<Held[number]>(sql`
    with giving as (${giving}), held as (${sql.join(held, sql` union `)})
    select distinct on (held.kind) held.kind as "examKind", ${exams.number}::int as "examId",
      coalesce((select word.title from ${exams_locales} word
        where word._parent_id = ${exams.id} and word._locale in (${locale}, 'EN') and word.title <> ''
        order by word._locale = 'EN' limit 1), '') as title
    from held join ${exams} on ${exams.kind}::text = held.kind and ${exams._status} = 'published'
    order by held.kind, ${exams.number}`)
  return rows
}
