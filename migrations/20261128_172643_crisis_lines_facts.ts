import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_crisis_lines_cost" AS ENUM('free', 'freeFromMobiles', 'charged');
  CREATE TYPE "public"."enum_crisis_lines_check" AS ENUM('live', 'sources');
  CREATE TYPE "public"."enum__crisis_lines_v_version_cost" AS ENUM('free', 'freeFromMobiles', 'charged');
  CREATE TYPE "public"."enum__crisis_lines_v_version_check" AS ENUM('live', 'sources');
  ALTER TABLE "crisis_lines" ADD COLUMN "cost" "enum_crisis_lines_cost";
  ALTER TABLE "crisis_lines" ADD COLUMN "sms" varchar;
  ALTER TABLE "crisis_lines" ADD COLUMN "whatsapp" varchar;
  ALTER TABLE "crisis_lines" ADD COLUMN "chat" varchar;
  ALTER TABLE "crisis_lines" ADD COLUMN "check" "enum_crisis_lines_check" DEFAULT 'live';
  ALTER TABLE "crisis_lines" ADD COLUMN "source" varchar;
  ALTER TABLE "crisis_lines" ADD COLUMN "source_date" varchar;
  ALTER TABLE "_crisis_lines_v" ADD COLUMN "version_cost" "enum__crisis_lines_v_version_cost";
  ALTER TABLE "_crisis_lines_v" ADD COLUMN "version_sms" varchar;
  ALTER TABLE "_crisis_lines_v" ADD COLUMN "version_whatsapp" varchar;
  ALTER TABLE "_crisis_lines_v" ADD COLUMN "version_chat" varchar;
  ALTER TABLE "_crisis_lines_v" ADD COLUMN "version_check" "enum__crisis_lines_v_version_check" DEFAULT 'live';
  ALTER TABLE "_crisis_lines_v" ADD COLUMN "version_source" varchar;
  ALTER TABLE "_crisis_lines_v" ADD COLUMN "version_source_date" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "crisis_lines" DROP COLUMN "cost";
  ALTER TABLE "crisis_lines" DROP COLUMN "sms";
  ALTER TABLE "crisis_lines" DROP COLUMN "whatsapp";
  ALTER TABLE "crisis_lines" DROP COLUMN "chat";
  ALTER TABLE "crisis_lines" DROP COLUMN "check";
  ALTER TABLE "crisis_lines" DROP COLUMN "source";
  ALTER TABLE "crisis_lines" DROP COLUMN "source_date";
  ALTER TABLE "_crisis_lines_v" DROP COLUMN "version_cost";
  ALTER TABLE "_crisis_lines_v" DROP COLUMN "version_sms";
  ALTER TABLE "_crisis_lines_v" DROP COLUMN "version_whatsapp";
  ALTER TABLE "_crisis_lines_v" DROP COLUMN "version_chat";
  ALTER TABLE "_crisis_lines_v" DROP COLUMN "version_check";
  ALTER TABLE "_crisis_lines_v" DROP COLUMN "version_source";
  ALTER TABLE "_crisis_lines_v" DROP COLUMN "version_source_date";
  DROP TYPE "public"."enum_crisis_lines_cost";
  DROP TYPE "public"."enum_crisis_lines_check";
  DROP TYPE "public"."enum__crisis_lines_v_version_cost";
  DROP TYPE "public"."enum__crisis_lines_v_version_check";`)
}
