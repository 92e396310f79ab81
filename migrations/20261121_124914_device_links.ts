import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_report_links_purpose" ADD VALUE 'device';
  ALTER TABLE "sittings" ADD COLUMN "devices" jsonb DEFAULT '[]'::jsonb NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "report_links" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum_report_links_purpose";
  CREATE TYPE "public"."enum_report_links_purpose" AS ENUM('report', 'retrieval', 'grant');
  ALTER TABLE "report_links" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_report_links_purpose" USING "purpose"::"public"."enum_report_links_purpose";
  ALTER TABLE "sittings" DROP COLUMN "devices";`)
}
