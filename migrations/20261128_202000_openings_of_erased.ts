import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { CREATE_ERASE_FUNCTIONS } from './functions/erase-subject'

/** What a plan opened counts in its period, also when the test is erased: it then names none. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "subscription_openings" DROP CONSTRAINT "opens_one_thing";
  ALTER TABLE "subscription_openings" ADD CONSTRAINT "opens_one_thing" CHECK (num_nonnulls("sitting_id", "course_id") <= 1);`)
  await db.execute(CREATE_ERASE_FUNCTIONS)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "subscription_openings" WHERE num_nonnulls("sitting_id", "course_id") = 0;
  ALTER TABLE "subscription_openings" DROP CONSTRAINT "opens_one_thing";
  ALTER TABLE "subscription_openings" ADD CONSTRAINT "opens_one_thing" CHECK (num_nonnulls("sitting_id", "course_id") = 1);`)
}
