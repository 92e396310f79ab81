import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { HEALTH_TESTS } from '@/domain/statistics/overview'

/** Which sittings a statistic is about; what is left out is not asked for. `exam`: an id, or all tests about health. */
export type Scope = { exam?: string; storefront?: string; locale?: string; landing?: string }

/** The landing page of a sitting `s`, null where there is none or its test is about health (docs/decisions/0054). */
export const landingTold: SQL = sql`case when s.health then null else nullif(s.landing, '') end`

/** The scope as conditions on the table `sittings`, called `s`. */
export const within = ({ exam, storefront, locale, landing }: Scope): SQL =>
  sql.join(
    [
      // Tests about health are counted together only: the id of one of them finds nothing (docs/decisions/0054).
      ...(exam === HEALTH_TESTS ? [sql` and s.health`] : []),
      ...(exam && exam !== HEALTH_TESTS ? [sql` and s.exam_id = ${exam} and not s.health`] : []),
      ...(storefront ? [sql` and s.storefront_id = ${storefront}`] : []),
      ...(locale ? [sql` and s.locale::text = ${locale}`] : []),
      // Most landing pages are about one test, so none is told of a test about health.
      ...(landing ? [sql` and s.landing = ${landing} and not s.health`] : []),
    ],
    sql``,
  )
