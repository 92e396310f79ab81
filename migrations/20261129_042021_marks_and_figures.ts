import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_landing_themes_mark" ADD VALUE 'window';
  ALTER TYPE "public"."enum_landing_themes_mark" ADD VALUE 'column';
  ALTER TYPE "public"."enum_landing_themes_mark" ADD VALUE 'acorn';
  ALTER TYPE "public"."enum_landing_themes_mark" ADD VALUE 'moon';
  ALTER TYPE "public"."enum_landing_themes_mark" ADD VALUE 'cup';
  ALTER TYPE "public"."enum_landing_themes_mark" ADD VALUE 'compass';
  ALTER TYPE "public"."enum_landing_themes_mark" ADD VALUE 'sprout';
  ALTER TYPE "public"."enum_landing_themes_mark" ADD VALUE 'orbit';
  ALTER TYPE "public"."enum_landing_themes_mark" ADD VALUE 'hills';
  ALTER TYPE "public"."enum__landing_themes_v_version_mark" ADD VALUE 'window';
  ALTER TYPE "public"."enum__landing_themes_v_version_mark" ADD VALUE 'column';
  ALTER TYPE "public"."enum__landing_themes_v_version_mark" ADD VALUE 'acorn';
  ALTER TYPE "public"."enum__landing_themes_v_version_mark" ADD VALUE 'moon';
  ALTER TYPE "public"."enum__landing_themes_v_version_mark" ADD VALUE 'cup';
  ALTER TYPE "public"."enum__landing_themes_v_version_mark" ADD VALUE 'compass';
  ALTER TYPE "public"."enum__landing_themes_v_version_mark" ADD VALUE 'sprout';
  ALTER TYPE "public"."enum__landing_themes_v_version_mark" ADD VALUE 'orbit';
  ALTER TYPE "public"."enum__landing_themes_v_version_mark" ADD VALUE 'hills';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "landing_themes" ALTER COLUMN "mark" SET DATA TYPE text;
  ALTER TABLE "landing_themes" ALTER COLUMN "mark" SET DEFAULT 'plumb'::text;
  DROP TYPE "public"."enum_landing_themes_mark";
  CREATE TYPE "public"."enum_landing_themes_mark" AS ENUM('plumb', 'curve', 'grid', 'circle', 'leaf', 'spark', 'steps', 'wave', 'sun', 'key', 'bridge', 'knot');
  ALTER TABLE "landing_themes" ALTER COLUMN "mark" SET DEFAULT 'plumb'::"public"."enum_landing_themes_mark";
  ALTER TABLE "landing_themes" ALTER COLUMN "mark" SET DATA TYPE "public"."enum_landing_themes_mark" USING "mark"::"public"."enum_landing_themes_mark";
  ALTER TABLE "_landing_themes_v" ALTER COLUMN "version_mark" SET DATA TYPE text;
  ALTER TABLE "_landing_themes_v" ALTER COLUMN "version_mark" SET DEFAULT 'plumb'::text;
  DROP TYPE "public"."enum__landing_themes_v_version_mark";
  CREATE TYPE "public"."enum__landing_themes_v_version_mark" AS ENUM('plumb', 'curve', 'grid', 'circle', 'leaf', 'spark', 'steps', 'wave', 'sun', 'key', 'bridge', 'knot');
  ALTER TABLE "_landing_themes_v" ALTER COLUMN "version_mark" SET DEFAULT 'plumb'::"public"."enum__landing_themes_v_version_mark";
  ALTER TABLE "_landing_themes_v" ALTER COLUMN "version_mark" SET DATA TYPE "public"."enum__landing_themes_v_version_mark" USING "version_mark"::"public"."enum__landing_themes_v_version_mark";`)
}
