import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_template" ADD VALUE 'gift';
  ALTER TYPE "public"."enum_report_links_purpose" ADD VALUE 'share';
  ALTER TABLE "report_parts_locales" ADD COLUMN "guide" jsonb;
  ALTER TABLE "report_links" ADD COLUMN "show_name" boolean DEFAULT false NOT NULL;
  -- A share is looked for by its sitting each time that its report is opened.
  CREATE INDEX "report_links_sittings_idx" ON "report_links" USING gin ("sittings");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_template";
  CREATE TYPE "public"."enum_mails_template" AS ENUM('report_ready', 'report_link', 'contact_received', 'refunded', 'anomalies_open', 'email_code', 'account_ready', 'account_notice', 'data_link', 'support_reply');
  ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE "public"."enum_mails_template" USING "template"::"public"."enum_mails_template";
  ALTER TABLE "report_links" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum_report_links_purpose";
  CREATE TYPE "public"."enum_report_links_purpose" AS ENUM('report', 'retrieval', 'grant', 'device');
  ALTER TABLE "report_links" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_report_links_purpose" USING "purpose"::"public"."enum_report_links_purpose";
  ALTER TABLE "report_parts_locales" DROP COLUMN "guide";
  DROP INDEX "report_links_sittings_idx";
  ALTER TABLE "report_links" DROP COLUMN "show_name";`)
}
