import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_plans_benefits" ADD VALUE 'games';
  ALTER TYPE "public"."enum_plans_benefits" ADD VALUE 'tree_hole';
  ALTER TYPE "public"."enum_plans_benefits" ADD VALUE 'daily_mail';
  ALTER TYPE "public"."enum__plans_v_version_benefits" ADD VALUE 'games';
  ALTER TYPE "public"."enum__plans_v_version_benefits" ADD VALUE 'tree_hole';
  ALTER TYPE "public"."enum__plans_v_version_benefits" ADD VALUE 'daily_mail';
  ALTER TYPE "public"."enum_mails_template" ADD VALUE 'daily_question';
  ALTER TYPE "public"."enum_mails_template" ADD VALUE 'review_invitation';
  ALTER TYPE "public"."enum_mails_template" ADD VALUE 'staff_invitation';
  DROP INDEX "landing_pages_slug_idx";
  DROP INDEX "storefront_exam_variant_idx";
  DROP INDEX "_landing_pages_v_version_version_slug_idx";
  DROP INDEX "version_storefront_version_exam_version_variant_idx";
  DROP INDEX "storefront_exam_slug_idx";
  CREATE UNIQUE INDEX "storefront_exam_slug_idx" ON "landing_pages" USING btree ("storefront_id","exam_id","slug");
  CREATE INDEX "version_storefront_version_exam_version_slug_idx" ON "_landing_pages_v" USING btree ("version_storefront_id","version_exam_id","version_slug");
  CREATE UNIQUE INDEX "storefront_exam_slug_1_idx" ON "landing_addresses" USING btree ("storefront_id","exam_id","slug");
  ALTER TABLE "landing_pages" DROP COLUMN "variant";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_variant";
  DROP TYPE "public"."enum_landing_pages_variant";
  DROP TYPE "public"."enum__landing_pages_v_version_variant";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_landing_pages_variant" AS ENUM('new', 'test_center', 'founder', 'free', 'genius_lab', 'girl', 'home', 'matrix', 'new_boy', 'new_computer', 'new_genius', 'new_girl', 'new_page', 'relax', 'third', 'types', 'yellow_boy', 'yellow_computer', 'yellow_girl', 'young');
  CREATE TYPE "public"."enum__landing_pages_v_version_variant" AS ENUM('new', 'test_center', 'founder', 'free', 'genius_lab', 'girl', 'home', 'matrix', 'new_boy', 'new_computer', 'new_genius', 'new_girl', 'new_page', 'relax', 'third', 'types', 'yellow_boy', 'yellow_computer', 'yellow_girl', 'young');
  ALTER TABLE "plans_benefits" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_plans_benefits";
  CREATE TYPE "public"."enum_plans_benefits" AS ENUM('counted_tests', 'counted_courses', 'member_articles', 'all_reports', 'map', 'all_courses');
  ALTER TABLE "plans_benefits" ALTER COLUMN "value" SET DATA TYPE "public"."enum_plans_benefits" USING "value"::"public"."enum_plans_benefits";
  ALTER TABLE "_plans_v_version_benefits" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__plans_v_version_benefits";
  CREATE TYPE "public"."enum__plans_v_version_benefits" AS ENUM('counted_tests', 'counted_courses', 'member_articles', 'all_reports', 'map', 'all_courses');
  ALTER TABLE "_plans_v_version_benefits" ALTER COLUMN "value" SET DATA TYPE "public"."enum__plans_v_version_benefits" USING "value"::"public"."enum__plans_v_version_benefits";
  ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_template";
  CREATE TYPE "public"."enum_mails_template" AS ENUM('report_ready', 'report_link', 'contact_received', 'refunded', 'anomalies_open', 'email_code', 'account_ready', 'account_notice', 'data_link', 'support_reply', 'gift', 'plan_note');
  ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE "public"."enum_mails_template" USING "template"::"public"."enum_mails_template";
  DROP INDEX "storefront_exam_slug_idx";
  DROP INDEX "version_storefront_version_exam_version_slug_idx";
  DROP INDEX "storefront_exam_slug_1_idx";
  ALTER TABLE "landing_pages" ADD COLUMN "variant" "enum_landing_pages_variant";
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_variant" "enum__landing_pages_v_version_variant";
  CREATE INDEX "landing_pages_slug_idx" ON "landing_pages" USING btree ("slug");
  CREATE UNIQUE INDEX "storefront_exam_variant_idx" ON "landing_pages" USING btree ("storefront_id","exam_id","variant");
  CREATE INDEX "_landing_pages_v_version_version_slug_idx" ON "_landing_pages_v" USING btree ("version_slug");
  CREATE INDEX "version_storefront_version_exam_version_variant_idx" ON "_landing_pages_v" USING btree ("version_storefront_id","version_exam_id","version_variant");
  CREATE UNIQUE INDEX "storefront_exam_slug_idx" ON "landing_addresses" USING btree ("storefront_id","exam_id","slug");`)
}
