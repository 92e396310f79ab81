import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CoursePart } from '@/domain/catalog/parts'
import { BUILT_KINDS } from '@/domain/exam/kinds'
import type { Benefit } from '@/domain/subscriptions/benefits'
import { levelReaches, REPORT_LEVELS } from '@/domain/subscriptions/opens'
import type { PlanLevel } from '@/domain/subscriptions/terms'
import type { Deps } from '../deps'
import { givingSittings } from '../visitors/person'
import type { Viewer } from '../visitors/viewer'

type Asked = {
  viewer: Viewer
  customer: string | null
  plan: { level: PlanLevel; benefits: readonly Benefit[] }
}

/**
 * Whether a plan opens anything that this person has not bought: a report of a test of which none is bought, a course, or what
 * is not sold by itself at all.
 */
export const opensMore = async (deps: Pick<Deps, 'payload' | 'now'>, asked: Asked): Promise<boolean> => {
  const { benefits, level } = asked.plan
  if (benefits.includes('member_articles')) return true
  const kinds = BUILT_KINDS.filter((kind) => levelReaches({ has: level, needs: REPORT_LEVELS[kind] }))
  const hasReports = ['counted_tests', 'all_reports', 'map'].some((one) => benefits.includes(one as Benefit))
  const hasCourses = benefits.includes('counted_courses') || benefits.includes('all_courses')
  const bought: CoursePart = 'course:'
  const { rows } = await deps.payload.db.drizzle.execute<{ reports: boolean; courses: boolean }>(sql`
    select exists (select from exams test where test._status = 'published'
        and test.kind::text = any(array(select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb)))
        and not exists (select from entitlements held join sittings of on of.id = held.sitting_id
          where of.exam_id = test.id and held.revoked_at is null
            and of.id in (${givingSittings({ viewer: asked.viewer, now: deps.now() })}))) as reports,
      exists (select from courses c where c._status = 'published' and c.level::text in ('basic', 'premium')
        and not exists (select from entitlements held where held.customer_id = ${asked.customer}::uuid
          and held.revoked_at is null and held.parts ? (${bought} || c.id::text))) as courses`)
  const [more] = rows
  return (hasReports && more?.reports === true) || (hasCourses && more?.courses === true)
}
