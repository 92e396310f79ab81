import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { CREATE_INVARIANT_VIOLATIONS, DROP_INVARIANT_VIOLATIONS } from './views/invariant-violations'

// What is sold twice is seen by its parts.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(CREATE_INVARIANT_VIOLATIONS)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(DROP_INVARIANT_VIOLATIONS)
}
