import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { cleanName } from '@/domain/accounts/clean-name'
import { EXAM_KINDS } from '@/domain/exam/kinds'
import type { Locale } from '@/domain/locale/locales'
import { type WhyNotShared, whyNotShared } from '@/domain/reports/share'
import {
  customers,
  exams,
  reports,
  sittings,
  storefronts,
  storefronts_locales,
  taker_facts,
} from '@/payload-schema'
import { titleIn } from '../../catalog/test-title'
import type { Deps } from '../../deps'
import type { OwnSitting } from '../../sittings/find-sitting'
import { formOf, kindOf } from '../../sittings/pinned-form'
import { openPartsOf } from '../open-parts'

export type Sharable = {
  /** The stored result. */
  shown: object
  scoringVersion: string
  title: string
  brand: string
  /** Who took the test, as they said so; null: they did not. */
  name: string | null
}

/** A result with what its public page says around it, or why it may have none. Asked anew whenever the page is opened. */
export const readSharable = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { sitting, locale }: { sitting: OwnSitting; locale: Locale },
): Promise<{ because: WhyNotShared; name: string | null } | ({ because: null } & Sharable)> => {
  const kind = kindOf(formOf(sitting))
  const row = await readRow(deps, { sittingId: sitting.id, locale })
  // Cleaned here as well: names that were told in an earlier release were kept as they came.
  const name = cleanName(row?.fullName ?? '') || cleanName(row?.nickname ?? '') || null
  const part = EXAM_KINDS[kind].resultPart
  const open = sitting.state === 'valid' && (await openPartsOf(deps, sitting)).has(part)
  const shown = (row?.shown ?? {}) as object
  const because = whyNotShared({
    kind,
    open: open && row !== null,
    below: 'atFloor' in shown && shown.atFloor === true,
  })
  if (because !== null || row === null) return { because: because ?? 'locked', name }
  const { scoringVersion, title, brand } = row
  return { because: null, shown, scoringVersion, title, brand, name }
}

const readRow = async (
  { payload }: Pick<Deps, 'payload'>,
  { sittingId, locale }: { sittingId: string; locale: Locale },
) => {
  const [row] = await payload.db.drizzle
    .select({
      shown: reports.result,
      scoringVersion: reports.scoringVersion,
      title: sql<string>`coalesce(${titleIn(locale)}, '')`,
      brand: sql<string>`coalesce((select word.name from ${storefronts_locales} word
        where word._parent_id = ${storefronts.id} and word._locale in (${locale}, 'EN') and word.name <> ''
        order by word._locale = 'EN' limit 1), '')`,
      fullName: taker_facts.fullName,
      nickname: customers.nickname,
    })
    .from(sittings)
    .innerJoin(reports, eq(reports.sitting, sittings.id))
    .innerJoin(exams, eq(exams.id, sittings.exam))
    .innerJoin(storefronts, eq(storefronts.id, sittings.storefront))
    .leftJoin(taker_facts, eq(taker_facts.sitting, sittings.id))
    .leftJoin(customers, eq(customers.id, sittings.customer))
    .where(eq(sittings.id, sittingId))
    .limit(1)
  return row ?? null
}
