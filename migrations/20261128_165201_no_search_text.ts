import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles_locales" DROP COLUMN "search_text";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_search_text";
  ALTER TABLE "courses_locales" DROP COLUMN "search_text";
  ALTER TABLE "_courses_v_locales" DROP COLUMN "version_search_text";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "courses_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_courses_v_locales" ADD COLUMN "version_search_text" varchar;`)
}
