import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres"

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_exams_form_design" AS ENUM('linear', 'three_stage');
  CREATE TYPE "public"."enum__exams_v_version_form_design" AS ENUM('linear', 'three_stage');
  ALTER TABLE "exams" ADD COLUMN "form_design" "enum_exams_form_design" DEFAULT 'linear';
  ALTER TABLE "_exams_v" ADD COLUMN "version_form_design" "enum__exams_v_version_form_design" DEFAULT 'linear';
  ALTER TABLE "questions" ADD COLUMN "level" numeric DEFAULT 0;
  ALTER TABLE "_questions_v" ADD COLUMN "version_level" numeric DEFAULT 0;
  ALTER TABLE "sittings" ADD COLUMN "reaction" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "exams" DROP COLUMN "form_design";
  ALTER TABLE "_exams_v" DROP COLUMN "version_form_design";
  ALTER TABLE "questions" DROP COLUMN "level";
  ALTER TABLE "_questions_v" DROP COLUMN "version_level";
  ALTER TABLE "sittings" DROP COLUMN "reaction";
  DROP TYPE "public"."enum_exams_form_design";
  DROP TYPE "public"."enum__exams_v_version_form_design";`)
}
