import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

/** Which sittings a statistic is about; what is left out is not asked for. */
export type Scope = { exam?: string; storefront?: string; locale?: string; landing?: string }

/** The scope as conditions on the table `sittings`, called `s`. */
export const within = ({ exam, storefront, locale, landing }: Scope): SQL =>
  sql.join(
    [
      ...(exam ? [sql` and s.exam_id = ${exam}`] : []),
      ...(storefront ? [sql` and s.storefront_id = ${storefront}`] : []),
      ...(locale ? [sql` and s.locale::text = ${locale}`] : []),
      ...(landing ? [sql` and s.landing = ${landing}`] : []),
    ],
    sql``,
  )
