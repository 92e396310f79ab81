import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles_locales" ADD COLUMN "also_searched_as" varchar;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_also_searched_as" varchar;
  ALTER TABLE "courses_locales" ADD COLUMN "also_searched_as" varchar;
  ALTER TABLE "_courses_v_locales" ADD COLUMN "version_also_searched_as" varchar;
  ALTER TABLE "help_entries_locales" ADD COLUMN "also_searched_as" varchar;
  ALTER TABLE "_help_entries_v_locales" ADD COLUMN "version_also_searched_as" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles_locales" DROP COLUMN "also_searched_as";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_also_searched_as";
  ALTER TABLE "courses_locales" DROP COLUMN "also_searched_as";
  ALTER TABLE "_courses_v_locales" DROP COLUMN "version_also_searched_as";
  ALTER TABLE "help_entries_locales" DROP COLUMN "also_searched_as";
  ALTER TABLE "_help_entries_v_locales" DROP COLUMN "version_also_searched_as";`)
}
