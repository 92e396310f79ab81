import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { CREATE_INVARIANT_VIOLATIONS, DROP_INVARIANT_VIOLATIONS } from './views/invariant-violations'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_refunds_reason" ADD VALUE 'not_owed' BEFORE 'unknown_order';
  ALTER TYPE "public"."enum_refunds_reason" ADD VALUE 'withdrawn' BEFORE 'unknown_order';
  ALTER TYPE "public"."enum_mails_template" ADD VALUE 'plan_note';
  ALTER TABLE "skus" DROP CONSTRAINT "skus_of_exam_or_course";
  ALTER TABLE "skus" ADD CONSTRAINT "skus_of_one_thing" CHECK (num_nonnulls("exam_id", "course_id", "plan_id") <= 1);`)
  await db.execute(CREATE_INVARIANT_VIOLATIONS)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(DROP_INVARIANT_VIOLATIONS)
  await db.execute(sql`
  ALTER TABLE "skus" DROP CONSTRAINT "skus_of_one_thing";
  ALTER TABLE "skus" ADD CONSTRAINT "skus_of_exam_or_course" CHECK (num_nonnulls("exam_id", "course_id") <= 1);

   ALTER TABLE "refunds" ALTER COLUMN "reason" SET DATA TYPE text;
  DROP TYPE "public"."enum_refunds_reason";
  CREATE TYPE "public"."enum_refunds_reason" AS ENUM('requested', 'double_success', 'bought_twice', 'unknown_order');
  ALTER TABLE "refunds" ALTER COLUMN "reason" SET DATA TYPE "public"."enum_refunds_reason" USING "reason"::"public"."enum_refunds_reason";
  ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_template";
  CREATE TYPE "public"."enum_mails_template" AS ENUM('report_ready', 'report_link', 'contact_received', 'refunded', 'anomalies_open', 'email_code', 'account_ready', 'account_notice', 'data_link', 'support_reply', 'gift');
  ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE "public"."enum_mails_template" USING "template"::"public"."enum_mails_template";`)
}
