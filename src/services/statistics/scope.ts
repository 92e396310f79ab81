import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { HEALTH_TESTS } from '@/domain/statistics/overview'

/** Which sittings a statistic is about; what is left out is not asked for. `exam`: an id, or all tests about health. */
export type Scope = { exam?: string; storefront?: string; locale?: string; landing?: string }

/** The scope as conditions on the table `sittings`, called `s`. */
export const within = ({ exam, storefront, locale, landing }: Scope): SQL =>
  sql.join(
    [
      // Tests about health are counted together only: the id of one of them finds nothing (docs/decisions/0054).
      ...(exam === HEALTH_TESTS ? [sql` and s.health`] : []),
      ...(exam && exam !== HEALTH_TESTS ? [sql` and s.exam_id = ${exam} and not s.health`] : []),
      ...(storefront ? [sql` and s.storefront_id = ${storefront}`] : []),
      ...(locale ? [sql` and s.locale::text = ${locale}`] : []),
      ...(landing ? [sql` and s.landing = ${landing}`] : []),
    ],
    sql``,
  )
