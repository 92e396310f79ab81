import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "exams" DROP COLUMN "form_parts";
  ALTER TABLE "_exams_v" DROP COLUMN "version_form_parts";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "exams" ADD COLUMN "form_parts" numeric DEFAULT 3;
  ALTER TABLE "_exams_v" ADD COLUMN "version_form_parts" numeric DEFAULT 3;`)
}
