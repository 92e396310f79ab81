import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_exams_tags" AS ENUM('new', 'recommended');
  CREATE TYPE "public"."enum__exams_v_version_tags" AS ENUM('new', 'recommended');
  CREATE TYPE "public"."enum_instruments_items_kind" AS ENUM('agreement', 'bipolar', 'frequency', 'forced_choice', 'situation');
  CREATE TYPE "public"."enum_instruments_types_type" AS ENUM('ESTJ', 'ESTP', 'ESFJ', 'ESFP', 'ENTJ', 'ENTP', 'ENFJ', 'ENFP', 'ISTJ', 'ISTP', 'ISFJ', 'ISFP', 'INTJ', 'INTP', 'INFJ', 'INFP');
  CREATE TYPE "public"."enum_instruments_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__instruments_v_version_items_kind" AS ENUM('agreement', 'bipolar', 'frequency', 'forced_choice', 'situation');
  CREATE TYPE "public"."enum__instruments_v_version_types_type" AS ENUM('ESTJ', 'ESTP', 'ESFJ', 'ESFP', 'ENTJ', 'ENTP', 'ENFJ', 'ENFP', 'ISTJ', 'ISTP', 'ISFJ', 'ISFP', 'INTJ', 'INTP', 'INFJ', 'INFP');
  CREATE TYPE "public"."enum__instruments_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__instruments_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  ALTER TYPE "public"."enum_skus_parts" ADD VALUE 'type_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum_skus_parts" ADD VALUE 'eq_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum_skus_parts" ADD VALUE 'brain_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum__skus_v_version_parts" ADD VALUE 'type_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum__skus_v_version_parts" ADD VALUE 'eq_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum__skus_v_version_parts" ADD VALUE 'brain_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum_report_parts_part" ADD VALUE 'type_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum_report_parts_part" ADD VALUE 'eq_report' BEFORE 'iq_ranking';
  ALTER TYPE "public"."enum_report_parts_part" ADD VALUE 'brain_report' BEFORE 'iq_ranking';
  CREATE TABLE "exams_tags" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_exams_tags",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_exams_v_version_tags" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__exams_v_version_tags",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "instruments_scales_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"from" numeric
  );
  
  CREATE TABLE "instruments_scales_bands_locales" (
  	"title" varchar,
  	"text" varchar,
  	"tip" varchar,
  	"free" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "instruments_scales" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"is_free" boolean DEFAULT false,
  	"alpha" numeric,
  	"retest" numeric,
  	"sd" numeric,
  	"norm_mean" numeric,
  	"norm_sd" numeric,
  	"norm_n" numeric,
  	"norm_source" varchar
  );
  
  CREATE TABLE "instruments_scales_locales" (
  	"title" varchar,
  	"about" varchar,
  	"near" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "instruments_items_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"worth" numeric
  );
  
  CREATE TABLE "instruments_items_options_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "instruments_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"scale" varchar,
  	"part" numeric DEFAULT 1,
  	"choices" numeric DEFAULT 5,
  	"kind" "enum_instruments_items_kind" DEFAULT 'agreement',
  	"reversed" boolean DEFAULT false
  );
  
  CREATE TABLE "instruments_items_locales" (
  	"title" varchar,
  	"other" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "instruments_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_instruments_types_type"
  );
  
  CREATE TABLE "instruments_types_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"strengths" varchar,
  	"work" varchar,
  	"relations" varchar,
  	"growth" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "instruments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"exam_id" uuid,
  	"most_missing" numeric DEFAULT 0.1,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_instruments_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "instruments_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "instruments_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_instruments_v_version_scales_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"from" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_instruments_v_version_scales_bands_locales" (
  	"title" varchar,
  	"text" varchar,
  	"tip" varchar,
  	"free" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_instruments_v_version_scales" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"is_free" boolean DEFAULT false,
  	"alpha" numeric,
  	"retest" numeric,
  	"sd" numeric,
  	"norm_mean" numeric,
  	"norm_sd" numeric,
  	"norm_n" numeric,
  	"norm_source" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_instruments_v_version_scales_locales" (
  	"title" varchar,
  	"about" varchar,
  	"near" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_instruments_v_version_items_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"worth" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_instruments_v_version_items_options_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_instruments_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"scale" varchar,
  	"part" numeric DEFAULT 1,
  	"choices" numeric DEFAULT 5,
  	"kind" "enum__instruments_v_version_items_kind" DEFAULT 'agreement',
  	"reversed" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_instruments_v_version_items_locales" (
  	"title" varchar,
  	"other" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_instruments_v_version_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"type" "enum__instruments_v_version_types_type",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_instruments_v_version_types_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"strengths" varchar,
  	"work" varchar,
  	"relations" varchar,
  	"growth" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_instruments_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_exam_id" uuid,
  	"version_most_missing" numeric DEFAULT 0.1,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__instruments_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__instruments_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_instruments_v_locales" (
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_instruments_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "instrument_versions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"instrument_id" uuid,
  	"version" numeric NOT NULL,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "sittings" ADD COLUMN "opened_by_id" uuid;
  ALTER TABLE "taker_facts" ADD COLUMN "country" varchar;
  ALTER TABLE "taker_facts" ADD COLUMN "first_name" varchar;
  ALTER TABLE "taker_facts" ADD COLUMN "last_name" varchar;
  ALTER TABLE "taker_facts" ADD COLUMN "full_name" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "instruments_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "instrument_versions_id" uuid;
  ALTER TABLE "exams_tags" ADD CONSTRAINT "exams_tags_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exams_v_version_tags" ADD CONSTRAINT "_exams_v_version_tags_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_exams_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instruments_scales_bands" ADD CONSTRAINT "instruments_scales_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instruments_scales"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instruments_scales_bands_locales" ADD CONSTRAINT "instruments_scales_bands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instruments_scales_bands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instruments_scales" ADD CONSTRAINT "instruments_scales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instruments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instruments_scales_locales" ADD CONSTRAINT "instruments_scales_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instruments_scales"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instruments_items_options" ADD CONSTRAINT "instruments_items_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instruments_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instruments_items_options_locales" ADD CONSTRAINT "instruments_items_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instruments_items_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instruments_items" ADD CONSTRAINT "instruments_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instruments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instruments_items_locales" ADD CONSTRAINT "instruments_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instruments_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instruments_types" ADD CONSTRAINT "instruments_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instruments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instruments_types_locales" ADD CONSTRAINT "instruments_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instruments_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instruments" ADD CONSTRAINT "instruments_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "instruments_locales" ADD CONSTRAINT "instruments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instruments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instruments_texts" ADD CONSTRAINT "instruments_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."instruments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_instruments_v_version_scales_bands" ADD CONSTRAINT "_instruments_v_version_scales_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_instruments_v_version_scales"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_instruments_v_version_scales_bands_locales" ADD CONSTRAINT "_instruments_v_version_scales_bands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_instruments_v_version_scales_bands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_instruments_v_version_scales" ADD CONSTRAINT "_instruments_v_version_scales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_instruments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_instruments_v_version_scales_locales" ADD CONSTRAINT "_instruments_v_version_scales_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_instruments_v_version_scales"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_instruments_v_version_items_options" ADD CONSTRAINT "_instruments_v_version_items_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_instruments_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_instruments_v_version_items_options_locales" ADD CONSTRAINT "_instruments_v_version_items_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_instruments_v_version_items_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_instruments_v_version_items" ADD CONSTRAINT "_instruments_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_instruments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_instruments_v_version_items_locales" ADD CONSTRAINT "_instruments_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_instruments_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_instruments_v_version_types" ADD CONSTRAINT "_instruments_v_version_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_instruments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_instruments_v_version_types_locales" ADD CONSTRAINT "_instruments_v_version_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_instruments_v_version_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_instruments_v" ADD CONSTRAINT "_instruments_v_parent_id_instruments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."instruments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_instruments_v" ADD CONSTRAINT "_instruments_v_version_exam_id_exams_id_fk" FOREIGN KEY ("version_exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_instruments_v_locales" ADD CONSTRAINT "_instruments_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_instruments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_instruments_v_texts" ADD CONSTRAINT "_instruments_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_instruments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instrument_versions" ADD CONSTRAINT "instrument_versions_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "exams_tags_order_idx" ON "exams_tags" USING btree ("order");
  CREATE INDEX "exams_tags_parent_idx" ON "exams_tags" USING btree ("parent_id");
  CREATE INDEX "_exams_v_version_tags_order_idx" ON "_exams_v_version_tags" USING btree ("order");
  CREATE INDEX "_exams_v_version_tags_parent_idx" ON "_exams_v_version_tags" USING btree ("parent_id");
  CREATE INDEX "instruments_scales_bands_order_idx" ON "instruments_scales_bands" USING btree ("_order");
  CREATE INDEX "instruments_scales_bands_parent_id_idx" ON "instruments_scales_bands" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "instruments_scales_bands_locales_locale_parent_id_unique" ON "instruments_scales_bands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "instruments_scales_order_idx" ON "instruments_scales" USING btree ("_order");
  CREATE INDEX "instruments_scales_parent_id_idx" ON "instruments_scales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "instruments_scales_locales_locale_parent_id_unique" ON "instruments_scales_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "instruments_items_options_order_idx" ON "instruments_items_options" USING btree ("_order");
  CREATE INDEX "instruments_items_options_parent_id_idx" ON "instruments_items_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "instruments_items_options_locales_locale_parent_id_unique" ON "instruments_items_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "instruments_items_order_idx" ON "instruments_items" USING btree ("_order");
  CREATE INDEX "instruments_items_parent_id_idx" ON "instruments_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "instruments_items_locales_locale_parent_id_unique" ON "instruments_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "instruments_types_order_idx" ON "instruments_types" USING btree ("_order");
  CREATE INDEX "instruments_types_parent_id_idx" ON "instruments_types" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "instruments_types_locales_locale_parent_id_unique" ON "instruments_types_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "instruments_exam_idx" ON "instruments" USING btree ("exam_id");
  CREATE INDEX "instruments_updated_at_idx" ON "instruments" USING btree ("updated_at");
  CREATE INDEX "instruments_created_at_idx" ON "instruments" USING btree ("created_at");
  CREATE INDEX "instruments__status_idx" ON "instruments" USING btree ("_status");
  CREATE UNIQUE INDEX "instruments_locales_locale_parent_id_unique" ON "instruments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "instruments_texts_order_parent" ON "instruments_texts" USING btree ("order","parent_id");
  CREATE INDEX "_instruments_v_version_scales_bands_order_idx" ON "_instruments_v_version_scales_bands" USING btree ("_order");
  CREATE INDEX "_instruments_v_version_scales_bands_parent_id_idx" ON "_instruments_v_version_scales_bands" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_instruments_v_version_scales_bands_locales_locale_parent_id" ON "_instruments_v_version_scales_bands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_instruments_v_version_scales_order_idx" ON "_instruments_v_version_scales" USING btree ("_order");
  CREATE INDEX "_instruments_v_version_scales_parent_id_idx" ON "_instruments_v_version_scales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_instruments_v_version_scales_locales_locale_parent_id_uniqu" ON "_instruments_v_version_scales_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_instruments_v_version_items_options_order_idx" ON "_instruments_v_version_items_options" USING btree ("_order");
  CREATE INDEX "_instruments_v_version_items_options_parent_id_idx" ON "_instruments_v_version_items_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_instruments_v_version_items_options_locales_locale_parent_i" ON "_instruments_v_version_items_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_instruments_v_version_items_order_idx" ON "_instruments_v_version_items" USING btree ("_order");
  CREATE INDEX "_instruments_v_version_items_parent_id_idx" ON "_instruments_v_version_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_instruments_v_version_items_locales_locale_parent_id_unique" ON "_instruments_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_instruments_v_version_types_order_idx" ON "_instruments_v_version_types" USING btree ("_order");
  CREATE INDEX "_instruments_v_version_types_parent_id_idx" ON "_instruments_v_version_types" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_instruments_v_version_types_locales_locale_parent_id_unique" ON "_instruments_v_version_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_instruments_v_parent_idx" ON "_instruments_v" USING btree ("parent_id");
  CREATE INDEX "_instruments_v_version_version_exam_idx" ON "_instruments_v" USING btree ("version_exam_id");
  CREATE INDEX "_instruments_v_version_version_updated_at_idx" ON "_instruments_v" USING btree ("version_updated_at");
  CREATE INDEX "_instruments_v_version_version_created_at_idx" ON "_instruments_v" USING btree ("version_created_at");
  CREATE INDEX "_instruments_v_version_version__status_idx" ON "_instruments_v" USING btree ("version__status");
  CREATE INDEX "_instruments_v_created_at_idx" ON "_instruments_v" USING btree ("created_at");
  CREATE INDEX "_instruments_v_updated_at_idx" ON "_instruments_v" USING btree ("updated_at");
  CREATE INDEX "_instruments_v_snapshot_idx" ON "_instruments_v" USING btree ("snapshot");
  CREATE INDEX "_instruments_v_published_locale_idx" ON "_instruments_v" USING btree ("published_locale");
  CREATE INDEX "_instruments_v_latest_idx" ON "_instruments_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_instruments_v_locales_locale_parent_id_unique" ON "_instruments_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_instruments_v_texts_order_parent" ON "_instruments_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "instrument_versions_instrument_idx" ON "instrument_versions" USING btree ("instrument_id");
  CREATE INDEX "instrument_versions_updated_at_idx" ON "instrument_versions" USING btree ("updated_at");
  CREATE INDEX "instrument_versions_created_at_idx" ON "instrument_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "instrument_version_idx" ON "instrument_versions" USING btree ("instrument_id","version");
  ALTER TABLE "sittings" ADD CONSTRAINT "sittings_opened_by_id_entitlements_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."entitlements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_instruments_fk" FOREIGN KEY ("instruments_id") REFERENCES "public"."instruments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_instrument_versions_fk" FOREIGN KEY ("instrument_versions_id") REFERENCES "public"."instrument_versions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sittings_opened_by_idx" ON "sittings" USING btree ("opened_by_id");
  CREATE INDEX "payload_locked_documents_rels_instruments_id_idx" ON "payload_locked_documents_rels" USING btree ("instruments_id");
  CREATE INDEX "payload_locked_documents_rels_instrument_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("instrument_versions_id");

  -- An instrument version keeps its content for ever, as item versions do.
  CREATE FUNCTION "refuse_instrument_change"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' OR (to_jsonb(OLD) - 'updated_at') IS DISTINCT FROM (to_jsonb(NEW) - 'updated_at') THEN
      RAISE EXCEPTION 'instrument versions are never changed or deleted';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER "instrument_versions_immutable" BEFORE UPDATE OR DELETE ON "instrument_versions"
    FOR EACH ROW EXECUTE FUNCTION "refuse_instrument_change"();
  -- What a document names is not deleted under it (20261122_230000_kept_while_used.ts).
  ALTER TABLE "instruments" DROP CONSTRAINT "instruments_exam_id_exams_id_fk", ADD CONSTRAINT "instruments_exam_id_exams_id_fk"
    FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE RESTRICT;
  ALTER TABLE "instrument_versions" DROP CONSTRAINT "instrument_versions_instrument_id_instruments_id_fk",
    ADD CONSTRAINT "instrument_versions_instrument_id_instruments_id_fk"
    FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE RESTRICT;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "instrument_versions_immutable" ON "instrument_versions";
   DROP FUNCTION "refuse_instrument_change" CASCADE;
   ALTER TABLE "exams_tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_exams_v_version_tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instruments_scales_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instruments_scales_bands_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instruments_scales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instruments_scales_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instruments_items_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instruments_items_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instruments_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instruments_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instruments_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instruments_types_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instruments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instruments_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instruments_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instruments_v_version_scales_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instruments_v_version_scales_bands_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instruments_v_version_scales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instruments_v_version_scales_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instruments_v_version_items_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instruments_v_version_items_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instruments_v_version_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instruments_v_version_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instruments_v_version_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instruments_v_version_types_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instruments_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instruments_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instruments_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instrument_versions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "exams_tags" CASCADE;
  DROP TABLE "_exams_v_version_tags" CASCADE;
  DROP TABLE "instruments_scales_bands" CASCADE;
  DROP TABLE "instruments_scales_bands_locales" CASCADE;
  DROP TABLE "instruments_scales" CASCADE;
  DROP TABLE "instruments_scales_locales" CASCADE;
  DROP TABLE "instruments_items_options" CASCADE;
  DROP TABLE "instruments_items_options_locales" CASCADE;
  DROP TABLE "instruments_items" CASCADE;
  DROP TABLE "instruments_items_locales" CASCADE;
  DROP TABLE "instruments_types" CASCADE;
  DROP TABLE "instruments_types_locales" CASCADE;
  DROP TABLE "instruments" CASCADE;
  DROP TABLE "instruments_locales" CASCADE;
  DROP TABLE "instruments_texts" CASCADE;
  DROP TABLE "_instruments_v_version_scales_bands" CASCADE;
  DROP TABLE "_instruments_v_version_scales_bands_locales" CASCADE;
  DROP TABLE "_instruments_v_version_scales" CASCADE;
  DROP TABLE "_instruments_v_version_scales_locales" CASCADE;
  DROP TABLE "_instruments_v_version_items_options" CASCADE;
  DROP TABLE "_instruments_v_version_items_options_locales" CASCADE;
  DROP TABLE "_instruments_v_version_items" CASCADE;
  DROP TABLE "_instruments_v_version_items_locales" CASCADE;
  DROP TABLE "_instruments_v_version_types" CASCADE;
  DROP TABLE "_instruments_v_version_types_locales" CASCADE;
  DROP TABLE "_instruments_v" CASCADE;
  DROP TABLE "_instruments_v_locales" CASCADE;
  DROP TABLE "_instruments_v_texts" CASCADE;
  DROP TABLE "instrument_versions" CASCADE;
  ALTER TABLE "sittings" DROP CONSTRAINT "sittings_opened_by_id_entitlements_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_instruments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_instrument_versions_fk";
  
  ALTER TABLE "skus_parts" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_skus_parts";
  CREATE TYPE "public"."enum_skus_parts" AS ENUM('iq_score', 'iq_ranking', 'pdf_report', 'wrong_answers', 'left_right_brain', 'certificate', 'eq_test', 'permanent_discount', 'brain_guide', 'panoramic_cognition', 'brain_efficiency', 'implicit_learning', 'subconscious_development');
  ALTER TABLE "skus_parts" ALTER COLUMN "value" SET DATA TYPE "public"."enum_skus_parts" USING "value"::"public"."enum_skus_parts";
  ALTER TABLE "_skus_v_version_parts" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__skus_v_version_parts";
  CREATE TYPE "public"."enum__skus_v_version_parts" AS ENUM('iq_score', 'iq_ranking', 'pdf_report', 'wrong_answers', 'left_right_brain', 'certificate', 'eq_test', 'permanent_discount', 'brain_guide', 'panoramic_cognition', 'brain_efficiency', 'implicit_learning', 'subconscious_development');
  ALTER TABLE "_skus_v_version_parts" ALTER COLUMN "value" SET DATA TYPE "public"."enum__skus_v_version_parts" USING "value"::"public"."enum__skus_v_version_parts";
  ALTER TABLE "report_parts" ALTER COLUMN "part" SET DATA TYPE text;
  DROP TYPE "public"."enum_report_parts_part";
  CREATE TYPE "public"."enum_report_parts_part" AS ENUM('iq_score', 'iq_ranking', 'pdf_report', 'wrong_answers', 'left_right_brain', 'certificate', 'eq_test', 'permanent_discount', 'brain_guide', 'panoramic_cognition', 'brain_efficiency', 'implicit_learning', 'subconscious_development');
  ALTER TABLE "report_parts" ALTER COLUMN "part" SET DATA TYPE "public"."enum_report_parts_part" USING "part"::"public"."enum_report_parts_part";
  DROP INDEX "sittings_opened_by_idx";
  DROP INDEX "payload_locked_documents_rels_instruments_id_idx";
  DROP INDEX "payload_locked_documents_rels_instrument_versions_id_idx";
  ALTER TABLE "sittings" DROP COLUMN "opened_by_id";
  ALTER TABLE "taker_facts" DROP COLUMN "country";
  ALTER TABLE "taker_facts" DROP COLUMN "first_name";
  ALTER TABLE "taker_facts" DROP COLUMN "last_name";
  ALTER TABLE "taker_facts" DROP COLUMN "full_name";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "instruments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "instrument_versions_id";
  DROP TYPE "public"."enum_exams_tags";
  DROP TYPE "public"."enum__exams_v_version_tags";
  DROP TYPE "public"."enum_instruments_items_kind";
  DROP TYPE "public"."enum_instruments_types_type";
  DROP TYPE "public"."enum_instruments_status";
  DROP TYPE "public"."enum__instruments_v_version_items_kind";
  DROP TYPE "public"."enum__instruments_v_version_types_type";
  DROP TYPE "public"."enum__instruments_v_version_status";
  DROP TYPE "public"."enum__instruments_v_published_locale";`)
}
