import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_packages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__packages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__packages_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_checkout_policies_boxes_kind" AS ENUM('waiver', 'age', 'renewal', 'other');
  CREATE TYPE "public"."enum_refunds_reason" AS ENUM('requested', 'double_success', 'bought_twice', 'unknown_order');
  CREATE TYPE "public"."enum_refunds_status" AS ENUM('wanted', 'unknown', 'pending', 'made', 'refused');
  ALTER TYPE "public"."enum_skus_parts" ADD VALUE 'panoramic_cognition';
  ALTER TYPE "public"."enum_skus_parts" ADD VALUE 'brain_efficiency';
  ALTER TYPE "public"."enum_skus_parts" ADD VALUE 'implicit_learning';
  ALTER TYPE "public"."enum_skus_parts" ADD VALUE 'subconscious_development';
  ALTER TYPE "public"."enum_skus_tier" ADD VALUE 'package1';
  ALTER TYPE "public"."enum_skus_tier" ADD VALUE 'package2';
  ALTER TYPE "public"."enum_skus_tier" ADD VALUE 'package3';
  ALTER TYPE "public"."enum_skus_tier" ADD VALUE 'package4';
  ALTER TYPE "public"."enum__skus_v_version_parts" ADD VALUE 'panoramic_cognition';
  ALTER TYPE "public"."enum__skus_v_version_parts" ADD VALUE 'brain_efficiency';
  ALTER TYPE "public"."enum__skus_v_version_parts" ADD VALUE 'implicit_learning';
  ALTER TYPE "public"."enum__skus_v_version_parts" ADD VALUE 'subconscious_development';
  ALTER TYPE "public"."enum__skus_v_version_tier" ADD VALUE 'package1';
  ALTER TYPE "public"."enum__skus_v_version_tier" ADD VALUE 'package2';
  ALTER TYPE "public"."enum__skus_v_version_tier" ADD VALUE 'package3';
  ALTER TYPE "public"."enum__skus_v_version_tier" ADD VALUE 'package4';
  ALTER TYPE "public"."enum_report_parts_part" ADD VALUE 'panoramic_cognition';
  ALTER TYPE "public"."enum_report_parts_part" ADD VALUE 'brain_efficiency';
  ALTER TYPE "public"."enum_report_parts_part" ADD VALUE 'implicit_learning';
  ALTER TYPE "public"."enum_report_parts_part" ADD VALUE 'subconscious_development';
  ALTER TYPE "public"."enum_mails_template" ADD VALUE 'refunded';
  CREATE TABLE "packages_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "packages_benefits_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "packages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"step" numeric,
  	"sku_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_packages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "packages_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"guide" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_packages_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_packages_v_version_benefits_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_packages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_step" numeric,
  	"version_sku_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__packages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__packages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_packages_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_guide" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "checkout_policies_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_checkout_policies_boxes_kind" NOT NULL
  );
  
  CREATE TABLE "checkout_policies_boxes_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "checkout_policies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"withdrawal_days" numeric DEFAULT 0 NOT NULL,
  	"minimum_age" numeric DEFAULT 16 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "checkout_policies_locales" (
  	"button" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "checkout_policies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" uuid
  );
  
  CREATE TABLE "refunds" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid,
  	"provider" varchar NOT NULL,
  	"intent_id" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"reason" "enum_refunds_reason" NOT NULL,
  	"status" "enum_refunds_status" NOT NULL,
  	"key" varchar NOT NULL,
  	"provider_ref" varchar,
  	"failure_code" varchar,
  	"asked_by" varchar,
  	"note" varchar,
  	"asked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gateway_states" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"gateway" varchar NOT NULL,
  	"events_cursor" varchar,
  	"events_pulled_at" timestamp(3) with time zone,
  	"balanced_to" timestamp(3) with time zone,
  	"balanced_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payment_attempts" ADD COLUMN "captured_at" timestamp(3) with time zone;
  ALTER TABLE "anomalies" ADD COLUMN "order_id" uuid;
  ALTER TABLE "anomalies" ADD COLUMN "resolution" varchar;
  ALTER TABLE "anomalies" ADD COLUMN "resolved_by" varchar;
  ALTER TABLE "consents" ADD COLUMN "shown_hash" varchar;
  ALTER TABLE "consents" ADD COLUMN "ip" varchar;
  ALTER TABLE "provider_events" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "packages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "checkout_policies_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "refunds_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "gateway_states_id" uuid;
  ALTER TABLE "packages_benefits" ADD CONSTRAINT "packages_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages_benefits_locales" ADD CONSTRAINT "packages_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packages_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages" ADD CONSTRAINT "packages_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packages_locales" ADD CONSTRAINT "packages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v_version_benefits" ADD CONSTRAINT "_packages_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v_version_benefits_locales" ADD CONSTRAINT "_packages_v_version_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_packages_v_version_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v" ADD CONSTRAINT "_packages_v_parent_id_packages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_packages_v" ADD CONSTRAINT "_packages_v_version_sku_id_skus_id_fk" FOREIGN KEY ("version_sku_id") REFERENCES "public"."skus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_packages_v_locales" ADD CONSTRAINT "_packages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "checkout_policies_boxes" ADD CONSTRAINT "checkout_policies_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."checkout_policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "checkout_policies_boxes_locales" ADD CONSTRAINT "checkout_policies_boxes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."checkout_policies_boxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "checkout_policies_locales" ADD CONSTRAINT "checkout_policies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."checkout_policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "checkout_policies_rels" ADD CONSTRAINT "checkout_policies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."checkout_policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "checkout_policies_rels" ADD CONSTRAINT "checkout_policies_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "packages_benefits_order_idx" ON "packages_benefits" USING btree ("_order");
  CREATE INDEX "packages_benefits_parent_id_idx" ON "packages_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "packages_benefits_locales_locale_parent_id_unique" ON "packages_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "packages_step_idx" ON "packages" USING btree ("step");
  CREATE INDEX "packages_sku_idx" ON "packages" USING btree ("sku_id");
  CREATE INDEX "packages_updated_at_idx" ON "packages" USING btree ("updated_at");
  CREATE INDEX "packages_created_at_idx" ON "packages" USING btree ("created_at");
  CREATE INDEX "packages__status_idx" ON "packages" USING btree ("_status");
  CREATE UNIQUE INDEX "packages_locales_locale_parent_id_unique" ON "packages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_packages_v_version_benefits_order_idx" ON "_packages_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_packages_v_version_benefits_parent_id_idx" ON "_packages_v_version_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_packages_v_version_benefits_locales_locale_parent_id_unique" ON "_packages_v_version_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_packages_v_parent_idx" ON "_packages_v" USING btree ("parent_id");
  CREATE INDEX "_packages_v_version_version_step_idx" ON "_packages_v" USING btree ("version_step");
  CREATE INDEX "_packages_v_version_version_sku_idx" ON "_packages_v" USING btree ("version_sku_id");
  CREATE INDEX "_packages_v_version_version_updated_at_idx" ON "_packages_v" USING btree ("version_updated_at");
  CREATE INDEX "_packages_v_version_version_created_at_idx" ON "_packages_v" USING btree ("version_created_at");
  CREATE INDEX "_packages_v_version_version__status_idx" ON "_packages_v" USING btree ("version__status");
  CREATE INDEX "_packages_v_created_at_idx" ON "_packages_v" USING btree ("created_at");
  CREATE INDEX "_packages_v_updated_at_idx" ON "_packages_v" USING btree ("updated_at");
  CREATE INDEX "_packages_v_snapshot_idx" ON "_packages_v" USING btree ("snapshot");
  CREATE INDEX "_packages_v_published_locale_idx" ON "_packages_v" USING btree ("published_locale");
  CREATE INDEX "_packages_v_latest_idx" ON "_packages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_packages_v_locales_locale_parent_id_unique" ON "_packages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "checkout_policies_boxes_order_idx" ON "checkout_policies_boxes" USING btree ("_order");
  CREATE INDEX "checkout_policies_boxes_parent_id_idx" ON "checkout_policies_boxes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "checkout_policies_boxes_locales_locale_parent_id_unique" ON "checkout_policies_boxes_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "checkout_policies_name_idx" ON "checkout_policies" USING btree ("name");
  CREATE INDEX "checkout_policies_updated_at_idx" ON "checkout_policies" USING btree ("updated_at");
  CREATE INDEX "checkout_policies_created_at_idx" ON "checkout_policies" USING btree ("created_at");
  CREATE UNIQUE INDEX "checkout_policies_locales_locale_parent_id_unique" ON "checkout_policies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "checkout_policies_rels_order_idx" ON "checkout_policies_rels" USING btree ("order");
  CREATE INDEX "checkout_policies_rels_parent_idx" ON "checkout_policies_rels" USING btree ("parent_id");
  CREATE INDEX "checkout_policies_rels_path_idx" ON "checkout_policies_rels" USING btree ("path");
  CREATE INDEX "checkout_policies_rels_countries_id_idx" ON "checkout_policies_rels" USING btree ("countries_id");
  CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");
  CREATE INDEX "refunds_intent_id_idx" ON "refunds" USING btree ("intent_id");
  CREATE INDEX "refunds_status_idx" ON "refunds" USING btree ("status");
  CREATE UNIQUE INDEX "refunds_key_idx" ON "refunds" USING btree ("key");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  CREATE UNIQUE INDEX "gateway_states_gateway_idx" ON "gateway_states" USING btree ("gateway");
  CREATE INDEX "gateway_states_updated_at_idx" ON "gateway_states" USING btree ("updated_at");
  CREATE INDEX "gateway_states_created_at_idx" ON "gateway_states" USING btree ("created_at");
  ALTER TABLE "anomalies" ADD CONSTRAINT "anomalies_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_checkout_policies_fk" FOREIGN KEY ("checkout_policies_id") REFERENCES "public"."checkout_policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_refunds_fk" FOREIGN KEY ("refunds_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gateway_states_fk" FOREIGN KEY ("gateway_states_id") REFERENCES "public"."gateway_states"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "anomalies_order_idx" ON "anomalies" USING btree ("order_id");
  CREATE INDEX "provider_events_intent_id_idx" ON "provider_events" USING btree ("intent_id");
  CREATE INDEX "payload_locked_documents_rels_packages_id_idx" ON "payload_locked_documents_rels" USING btree ("packages_id");
  CREATE INDEX "payload_locked_documents_rels_checkout_policies_id_idx" ON "payload_locked_documents_rels" USING btree ("checkout_policies_id");
  CREATE INDEX "payload_locked_documents_rels_refunds_id_idx" ON "payload_locked_documents_rels" USING btree ("refunds_id");
  CREATE INDEX "payload_locked_documents_rels_gateway_states_id_idx" ON "payload_locked_documents_rels" USING btree ("gateway_states_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "packages_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "packages_benefits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "packages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "packages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_packages_v_version_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_packages_v_version_benefits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_packages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_packages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "checkout_policies_boxes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "checkout_policies_boxes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "checkout_policies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "checkout_policies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "checkout_policies_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "refunds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gateway_states" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "packages_benefits" CASCADE;
  DROP TABLE "packages_benefits_locales" CASCADE;
  DROP TABLE "packages" CASCADE;
  DROP TABLE "packages_locales" CASCADE;
  DROP TABLE "_packages_v_version_benefits" CASCADE;
  DROP TABLE "_packages_v_version_benefits_locales" CASCADE;
  DROP TABLE "_packages_v" CASCADE;
  DROP TABLE "_packages_v_locales" CASCADE;
  DROP TABLE "checkout_policies_boxes" CASCADE;
  DROP TABLE "checkout_policies_boxes_locales" CASCADE;
  DROP TABLE "checkout_policies" CASCADE;
  DROP TABLE "checkout_policies_locales" CASCADE;
  DROP TABLE "checkout_policies_rels" CASCADE;
  DROP TABLE "refunds" CASCADE;
  DROP TABLE "gateway_states" CASCADE;
  ALTER TABLE "anomalies" DROP CONSTRAINT "anomalies_order_id_orders_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_packages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_checkout_policies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_refunds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_gateway_states_fk";
  
  ALTER TABLE "skus_parts" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_skus_parts";
  CREATE TYPE "public"."enum_skus_parts" AS ENUM('iq_score', 'iq_ranking', 'pdf_report', 'wrong_answers', 'left_right_brain', 'certificate', 'eq_test', 'permanent_discount', 'brain_guide');
  ALTER TABLE "skus_parts" ALTER COLUMN "value" SET DATA TYPE "public"."enum_skus_parts" USING "value"::"public"."enum_skus_parts";
  ALTER TABLE "skus" ALTER COLUMN "tier" SET DATA TYPE text;
  DROP TYPE "public"."enum_skus_tier";
  CREATE TYPE "public"."enum_skus_tier" AS ENUM('sku1', 'sku2', 'sku3', 'sku4');
  ALTER TABLE "skus" ALTER COLUMN "tier" SET DATA TYPE "public"."enum_skus_tier" USING "tier"::"public"."enum_skus_tier";
  ALTER TABLE "_skus_v_version_parts" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__skus_v_version_parts";
  CREATE TYPE "public"."enum__skus_v_version_parts" AS ENUM('iq_score', 'iq_ranking', 'pdf_report', 'wrong_answers', 'left_right_brain', 'certificate', 'eq_test', 'permanent_discount', 'brain_guide');
  ALTER TABLE "_skus_v_version_parts" ALTER COLUMN "value" SET DATA TYPE "public"."enum__skus_v_version_parts" USING "value"::"public"."enum__skus_v_version_parts";
  ALTER TABLE "_skus_v" ALTER COLUMN "version_tier" SET DATA TYPE text;
  DROP TYPE "public"."enum__skus_v_version_tier";
  CREATE TYPE "public"."enum__skus_v_version_tier" AS ENUM('sku1', 'sku2', 'sku3', 'sku4');
  ALTER TABLE "_skus_v" ALTER COLUMN "version_tier" SET DATA TYPE "public"."enum__skus_v_version_tier" USING "version_tier"::"public"."enum__skus_v_version_tier";
  ALTER TABLE "report_parts" ALTER COLUMN "part" SET DATA TYPE text;
  DROP TYPE "public"."enum_report_parts_part";
  CREATE TYPE "public"."enum_report_parts_part" AS ENUM('iq_score', 'iq_ranking', 'pdf_report', 'wrong_answers', 'left_right_brain', 'certificate', 'eq_test', 'permanent_discount', 'brain_guide');
  ALTER TABLE "report_parts" ALTER COLUMN "part" SET DATA TYPE "public"."enum_report_parts_part" USING "part"::"public"."enum_report_parts_part";
  ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_template";
  CREATE TYPE "public"."enum_mails_template" AS ENUM('report_ready', 'report_link', 'contact_received');
  ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE "public"."enum_mails_template" USING "template"::"public"."enum_mails_template";
  DROP INDEX "anomalies_order_idx";
  DROP INDEX "provider_events_intent_id_idx";
  DROP INDEX "payload_locked_documents_rels_packages_id_idx";
  DROP INDEX "payload_locked_documents_rels_checkout_policies_id_idx";
  DROP INDEX "payload_locked_documents_rels_refunds_id_idx";
  DROP INDEX "payload_locked_documents_rels_gateway_states_id_idx";
  ALTER TABLE "payment_attempts" DROP COLUMN "captured_at";
  ALTER TABLE "anomalies" DROP COLUMN "order_id";
  ALTER TABLE "anomalies" DROP COLUMN "resolution";
  ALTER TABLE "anomalies" DROP COLUMN "resolved_by";
  ALTER TABLE "consents" DROP COLUMN "shown_hash";
  ALTER TABLE "consents" DROP COLUMN "ip";
  ALTER TABLE "provider_events" DROP COLUMN "due_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "packages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "checkout_policies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "refunds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "gateway_states_id";
  DROP TYPE "public"."enum_packages_status";
  DROP TYPE "public"."enum__packages_v_version_status";
  DROP TYPE "public"."enum__packages_v_published_locale";
  DROP TYPE "public"."enum_checkout_policies_boxes_kind";
  DROP TYPE "public"."enum_refunds_reason";
  DROP TYPE "public"."enum_refunds_status";`)
}
