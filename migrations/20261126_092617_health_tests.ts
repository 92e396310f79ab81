import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_crisis_lines_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__crisis_lines_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__crisis_lines_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  ALTER TYPE "public"."enum_skus_parts" ADD VALUE 'depression_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum_skus_parts" ADD VALUE 'psychology_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum_skus_parts" ADD VALUE 'map_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum__skus_v_version_parts" ADD VALUE 'depression_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum__skus_v_version_parts" ADD VALUE 'psychology_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum__skus_v_version_parts" ADD VALUE 'map_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum_report_parts_part" ADD VALUE 'depression_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum_report_parts_part" ADD VALUE 'psychology_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum_report_parts_part" ADD VALUE 'map_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum_consents_kind" ADD VALUE 'health';
  CREATE TABLE "crisis_lines" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"country" varchar,
  	"number" varchar,
  	"name" varchar,
  	"hours" varchar,
  	"place" numeric DEFAULT 0,
  	"page" varchar,
  	"checked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_crisis_lines_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_crisis_lines_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_country" varchar,
  	"version_number" varchar,
  	"version_name" varchar,
  	"version_hours" varchar,
  	"version_place" numeric DEFAULT 0,
  	"version_page" varchar,
  	"version_checked_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__crisis_lines_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__crisis_lines_v_published_locale",
  	"latest" boolean
  );
  
  ALTER TABLE "instruments_scales_bands_locales" ADD COLUMN "seek" varchar;
  ALTER TABLE "instruments" ADD COLUMN "rules" varchar;
  ALTER TABLE "instruments_locales" ADD COLUMN "phrases" varchar;
  ALTER TABLE "_instruments_v_version_scales_bands_locales" ADD COLUMN "seek" varchar;
  ALTER TABLE "_instruments_v" ADD COLUMN "version_rules" varchar;
  ALTER TABLE "_instruments_v_locales" ADD COLUMN "version_phrases" varchar;
  ALTER TABLE "sittings" ADD COLUMN "health" boolean DEFAULT false NOT NULL;
  ALTER TABLE "mails" ADD COLUMN "health" boolean DEFAULT false NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "crisis_lines_id" uuid;
  ALTER TABLE "_crisis_lines_v" ADD CONSTRAINT "_crisis_lines_v_parent_id_crisis_lines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."crisis_lines"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "crisis_lines_country_idx" ON "crisis_lines" USING btree ("country");
  CREATE INDEX "crisis_lines_updated_at_idx" ON "crisis_lines" USING btree ("updated_at");
  CREATE INDEX "crisis_lines_created_at_idx" ON "crisis_lines" USING btree ("created_at");
  CREATE INDEX "crisis_lines__status_idx" ON "crisis_lines" USING btree ("_status");
  CREATE INDEX "_crisis_lines_v_parent_idx" ON "_crisis_lines_v" USING btree ("parent_id");
  CREATE INDEX "_crisis_lines_v_version_version_country_idx" ON "_crisis_lines_v" USING btree ("version_country");
  CREATE INDEX "_crisis_lines_v_version_version_updated_at_idx" ON "_crisis_lines_v" USING btree ("version_updated_at");
  CREATE INDEX "_crisis_lines_v_version_version_created_at_idx" ON "_crisis_lines_v" USING btree ("version_created_at");
  CREATE INDEX "_crisis_lines_v_version_version__status_idx" ON "_crisis_lines_v" USING btree ("version__status");
  CREATE INDEX "_crisis_lines_v_created_at_idx" ON "_crisis_lines_v" USING btree ("created_at");
  CREATE INDEX "_crisis_lines_v_updated_at_idx" ON "_crisis_lines_v" USING btree ("updated_at");
  CREATE INDEX "_crisis_lines_v_snapshot_idx" ON "_crisis_lines_v" USING btree ("snapshot");
  CREATE INDEX "_crisis_lines_v_published_locale_idx" ON "_crisis_lines_v" USING btree ("published_locale");
  CREATE INDEX "_crisis_lines_v_latest_idx" ON "_crisis_lines_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_crisis_lines_fk" FOREIGN KEY ("crisis_lines_id") REFERENCES "public"."crisis_lines"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_crisis_lines_id_idx" ON "payload_locked_documents_rels" USING btree ("crisis_lines_id");

  -- As before, and the part about health may leave the result of a map (docs/decisions/0054).
  CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF coalesce(current_setting('plumbline.erasing', true), '') = 'on' THEN
      IF TG_TABLE_NAME = 'reports' AND TG_OP = 'DELETE' THEN RETURN OLD; END IF;
      IF TG_TABLE_NAME = 'reports' AND TG_OP = 'UPDATE'
        AND (to_jsonb(OLD) #- '{result,health}'::text[]) - 'updated_at'::text = to_jsonb(NEW) - 'updated_at'::text THEN RETURN NEW; END IF;
      IF TG_TABLE_NAME = 'consents' AND TG_OP = 'UPDATE'
        AND to_jsonb(OLD) - '{ip,sitting_id,customer_id,updated_at}'::text[]
          = to_jsonb(NEW) - '{ip,sitting_id,customer_id,updated_at}'::text[] THEN RETURN NEW; END IF;
    END IF;
    RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
  END $$;

  -- Answers and result of the part about health go, the rest of the map stays.
  CREATE FUNCTION "erase_health_part"(sitting uuid, slots numeric[], at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM set_config('plumbline.erasing', 'on', true);
    DELETE FROM "answers" WHERE "sitting_id" = sitting AND "position" = ANY (slots);
    UPDATE "reports" SET "result" = "result" - 'health', "updated_at" = at WHERE "sitting_id" = sitting AND "result" ? 'health';
    PERFORM set_config('plumbline.erasing', 'off', true);
  END $$;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP FUNCTION "erase_health_part";
  CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF coalesce(current_setting('plumbline.erasing', true), '') = 'on' THEN
      IF TG_TABLE_NAME = 'reports' AND TG_OP = 'DELETE' THEN RETURN OLD; END IF;
      IF TG_TABLE_NAME = 'consents' AND TG_OP = 'UPDATE'
        AND to_jsonb(OLD) - '{ip,sitting_id,customer_id,updated_at}'::text[]
          = to_jsonb(NEW) - '{ip,sitting_id,customer_id,updated_at}'::text[] THEN RETURN NEW; END IF;
    END IF;
    RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
  END $$;
   ALTER TABLE "crisis_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_crisis_lines_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "crisis_lines" CASCADE;
  DROP TABLE "_crisis_lines_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_crisis_lines_fk";
  
  ALTER TABLE "skus_parts" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_skus_parts";
  CREATE TYPE "public"."enum_skus_parts" AS ENUM('iq_score', 'type_report', 'eq_report', 'brain_report', 'iq_ranking', 'pdf_report', 'wrong_answers', 'left_right_brain', 'certificate', 'eq_test', 'permanent_discount', 'brain_guide', 'panoramic_cognition', 'brain_efficiency', 'implicit_learning', 'subconscious_development');
  ALTER TABLE "skus_parts" ALTER COLUMN "value" SET DATA TYPE "public"."enum_skus_parts" USING "value"::"public"."enum_skus_parts";
  ALTER TABLE "_skus_v_version_parts" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__skus_v_version_parts";
  CREATE TYPE "public"."enum__skus_v_version_parts" AS ENUM('iq_score', 'type_report', 'eq_report', 'brain_report', 'iq_ranking', 'pdf_report', 'wrong_answers', 'left_right_brain', 'certificate', 'eq_test', 'permanent_discount', 'brain_guide', 'panoramic_cognition', 'brain_efficiency', 'implicit_learning', 'subconscious_development');
  ALTER TABLE "_skus_v_version_parts" ALTER COLUMN "value" SET DATA TYPE "public"."enum__skus_v_version_parts" USING "value"::"public"."enum__skus_v_version_parts";
  ALTER TABLE "report_parts" ALTER COLUMN "part" SET DATA TYPE text;
  DROP TYPE "public"."enum_report_parts_part";
  CREATE TYPE "public"."enum_report_parts_part" AS ENUM('iq_score', 'type_report', 'eq_report', 'brain_report', 'iq_ranking', 'pdf_report', 'wrong_answers', 'left_right_brain', 'certificate', 'eq_test', 'permanent_discount', 'brain_guide', 'panoramic_cognition', 'brain_efficiency', 'implicit_learning', 'subconscious_development');
  ALTER TABLE "report_parts" ALTER COLUMN "part" SET DATA TYPE "public"."enum_report_parts_part" USING "part"::"public"."enum_report_parts_part";
  ALTER TABLE "consents" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_consents_kind";
  CREATE TYPE "public"."enum_consents_kind" AS ENUM('cookies', 'email_privacy', 'terms', 'account', 'marketing');
  ALTER TABLE "consents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_consents_kind" USING "kind"::"public"."enum_consents_kind";
  DROP INDEX "payload_locked_documents_rels_crisis_lines_id_idx";
  ALTER TABLE "instruments_scales_bands_locales" DROP COLUMN "seek";
  ALTER TABLE "instruments" DROP COLUMN "rules";
  ALTER TABLE "instruments_locales" DROP COLUMN "phrases";
  ALTER TABLE "_instruments_v_version_scales_bands_locales" DROP COLUMN "seek";
  ALTER TABLE "_instruments_v" DROP COLUMN "version_rules";
  ALTER TABLE "_instruments_v_locales" DROP COLUMN "version_phrases";
  ALTER TABLE "sittings" DROP COLUMN "health";
  ALTER TABLE "mails" DROP COLUMN "health";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "crisis_lines_id";
  DROP TYPE "public"."enum_crisis_lines_status";
  DROP TYPE "public"."enum__crisis_lines_v_version_status";
  DROP TYPE "public"."enum__crisis_lines_v_published_locale";`)
}
