import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { GIFT_OF } from '@/domain/catalog/gifts'
import type { BuiltKind } from '@/domain/exam/kinds'
import type { Locale } from '@/domain/locale/locales'
import { entitlements, exams, exams_locales, sittings } from '@/payload-schema'
import type { Deps } from '../../deps'
import { isFirstReport } from './open-by-held-test'

type Gift = Extract<CallData<'report.read'>, { kind: 'report' }>['report']['gift']

/** The test that came free with the first report of a sitting, while it can be taken; null: none did. */
export const readGift = async (
  { payload }: Pick<Deps, 'payload'>,
  { sittingId, kind, locale }: { sittingId: string; kind: BuiltKind; locale: Locale },
): Promise<Gift> => {
  const gift = GIFT_OF[kind]
  if (!gift) return null
  const { rows } = await payload.db.drizzle.execute<{
    number: number
    title: string | null
    used: boolean
  }>(sql`
    select offered.number::int as number,
      (select word.title from ${exams_locales} word
        where word._parent_id = offered.id and word._locale in (${locale}, 'EN') and word.title <> ''
        order by word._locale = 'EN' limit 1) as title,
      exists (select from ${sittings} used where used.opened_by_id = own.id and used.state = 'valid'
        and used.form->>'kind' = ${gift}) as used
    from ${entitlements} own join ${exams} offered on offered.kind::text = ${gift} and offered._status = 'published'
    where own.sitting_id = ${sittingId}::uuid and own.revoked_at is null and ${isFirstReport}
    order by offered.number limit 1`)
  const [found] = rows
  return found ? { examKind: gift, examId: found.number, title: found.title ?? '', used: found.used } : null
}
