import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_landing_pages_public_in" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_landing_pages_price_list" AS ENUM('standard', 'second');
  CREATE TYPE "public"."enum__landing_pages_v_version_public_in" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum__landing_pages_v_version_price_list" AS ENUM('standard', 'second');
  CREATE TYPE "public"."enum_reviews_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum__reviews_v_version_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_articles_public_in" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum__articles_v_version_public_in" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_courses_public_in" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum__courses_v_version_public_in" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_help_entries_public_in" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum__help_entries_v_version_public_in" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_daily_questions_kind" AS ENUM('personality', 'intelligence', 'emotional', 'social', 'career', 'relationship', 'health', 'stress');
  CREATE TYPE "public"."enum_daily_questions_answer_kind" AS ENUM('sel1', 'sel2', 'gap');
  CREATE TYPE "public"."enum_daily_questions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__daily_questions_v_version_kind" AS ENUM('personality', 'intelligence', 'emotional', 'social', 'career', 'relationship', 'health', 'stress');
  CREATE TYPE "public"."enum__daily_questions_v_version_answer_kind" AS ENUM('sel1', 'sel2', 'gap');
  CREATE TYPE "public"."enum__daily_questions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__daily_questions_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_secrets_reasons" AS ENUM('first_look', 'crisis', 'harm', 'reported');
  CREATE TYPE "public"."enum_secrets_state" AS ENUM('waiting', 'held', 'public', 'refused');
  CREATE TYPE "public"."enum_secret_reports_reason" AS ENUM('names_somebody', 'threat', 'illegal', 'worry', 'spam', 'other');
  CREATE TYPE "public"."enum_secret_reports_state" AS ENUM('new', 'done');
  CREATE TYPE "public"."enum_sittings_plan_prices" AS ENUM('standard', 'second');
  CREATE TYPE "public"."enum_report_files_state" AS ENUM('waiting', 'drawn', 'failed');
  CREATE TYPE "public"."enum_certificates_state" AS ENUM('valid', 'revoked', 'replaced');
  CREATE TABLE "landing_pages_public_in" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_landing_pages_public_in",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_landing_pages_v_version_public_in" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__landing_pages_v_version_public_in",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "landing_addresses" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar NOT NULL,
  	"storefront_id" uuid NOT NULL,
  	"exam_id" uuid NOT NULL,
  	"page_id" uuid,
  	"redirect_to_id" uuid,
  	"live_since" timestamp(3) with time zone NOT NULL,
  	"live_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "protocol_editions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"protocol_id" uuid NOT NULL,
  	"version" varchar NOT NULL,
  	"texts" jsonb NOT NULL,
  	"published_at" timestamp(3) with time zone NOT NULL,
  	"corrected_at" timestamp(3) with time zone,
  	"corrected_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "articles_public_in" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_articles_public_in",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_articles_v_version_public_in" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__articles_v_version_public_in",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "courses_public_in" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_courses_public_in",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_courses_v_version_public_in" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__courses_v_version_public_in",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "help_entries_public_in" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_help_entries_public_in",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_help_entries_v_version_public_in" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__help_entries_v_version_public_in",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "daily_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"right" boolean DEFAULT false
  );
  
  CREATE TABLE "daily_questions_options_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "daily_questions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"place" numeric,
  	"kind" "enum_daily_questions_kind",
  	"answer_kind" "enum_daily_questions_answer_kind",
  	"source" varchar,
  	"source_url" varchar,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_daily_questions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "daily_questions_locales" (
  	"question" varchar,
  	"accepted" varchar,
  	"analysis" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_daily_questions_v_version_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"right" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_daily_questions_v_version_options_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_daily_questions_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_place" numeric,
  	"version_kind" "enum__daily_questions_v_version_kind",
  	"version_answer_kind" "enum__daily_questions_v_version_answer_kind",
  	"version_source" varchar,
  	"version_source_url" varchar,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__daily_questions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__daily_questions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_daily_questions_v_locales" (
  	"version_question" varchar,
  	"version_accepted" varchar,
  	"version_analysis" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "secrets_reasons" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_secrets_reasons",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "secrets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"state" "enum_secrets_state" NOT NULL,
  	"owner_hash" varchar,
  	"visitor_hash" varchar,
  	"token_hash" varchar NOT NULL,
  	"week" varchar NOT NULL,
  	"place" numeric NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "secret_reports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"secret_id" uuid,
  	"reason" "enum_secret_reports_reason" NOT NULL,
  	"note" varchar,
  	"email" varchar,
  	"state" "enum_secret_reports_state" DEFAULT 'new' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "daily_answers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"customer_id" uuid,
  	"visitor_hash" varchar,
  	"question_id" uuid NOT NULL,
  	"day" varchar NOT NULL,
  	"answer" jsonb NOT NULL,
  	"right" boolean DEFAULT false NOT NULL,
  	"locale" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "game_scores" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"customer_id" uuid,
  	"visitor_hash" varchar,
  	"game" varchar NOT NULL,
  	"seed" varchar NOT NULL,
  	"score" numeric NOT NULL,
  	"moves" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "report_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"report_id" uuid NOT NULL,
  	"content_key" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"state" "enum_report_files_state" NOT NULL,
  	"pages" numeric,
  	"bytes" numeric,
  	"sha256" varchar,
  	"drawn_at" timestamp(3) with time zone,
  	"last_asked_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "certificates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"report_id" uuid NOT NULL,
  	"locale" varchar NOT NULL,
  	"kid" varchar NOT NULL,
  	"jws" varchar NOT NULL,
  	"name" varchar,
  	"shows_name" boolean DEFAULT false NOT NULL,
  	"hidden" boolean DEFAULT false NOT NULL,
  	"state" "enum_certificates_state" NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"revoked_because" varchar,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "landing_pages" ADD COLUMN "slug" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "archived_at" timestamp(3) with time zone;
  ALTER TABLE "landing_pages" ADD COLUMN "price_list" "enum_landing_pages_price_list";
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_archived_at" timestamp(3) with time zone;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_price_list" "enum__landing_pages_v_version_price_list";
  ALTER TABLE "protocols" ADD COLUMN "only_typo" boolean DEFAULT false;
  ALTER TABLE "_protocols_v" ADD COLUMN "version_only_typo" boolean DEFAULT false;
  ALTER TABLE "reviews" ADD COLUMN "locale" "enum_reviews_locale" DEFAULT 'EN';
  ALTER TABLE "_reviews_v" ADD COLUMN "version_locale" "enum__reviews_v_version_locale" DEFAULT 'EN';
  ALTER TABLE "subscriptions" ADD COLUMN "card_expires" varchar;
  ALTER TABLE "subscriptions" ADD COLUMN "price_change" jsonb;
  ALTER TABLE "sittings" ADD COLUMN "plan_prices" "enum_sittings_plan_prices";
  ALTER TABLE "customers" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "customers" ADD COLUMN "daily_mail" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "landing_addresses_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "protocol_editions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "daily_questions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "secrets_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "secret_reports_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "daily_answers_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "game_scores_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "report_files_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "certificates_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "tree_hole_characters" numeric DEFAULT 500 NOT NULL;
  ALTER TABLE "landing_pages_public_in" ADD CONSTRAINT "landing_pages_public_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_version_public_in" ADD CONSTRAINT "_landing_pages_v_version_public_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_addresses" ADD CONSTRAINT "landing_addresses_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_addresses" ADD CONSTRAINT "landing_addresses_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_addresses" ADD CONSTRAINT "landing_addresses_page_id_landing_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_addresses" ADD CONSTRAINT "landing_addresses_redirect_to_id_landing_pages_id_fk" FOREIGN KEY ("redirect_to_id") REFERENCES "public"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "protocol_editions" ADD CONSTRAINT "protocol_editions_protocol_id_protocols_id_fk" FOREIGN KEY ("protocol_id") REFERENCES "public"."protocols"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "protocol_editions" ADD CONSTRAINT "protocol_editions_corrected_by_id_admins_id_fk" FOREIGN KEY ("corrected_by_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_public_in" ADD CONSTRAINT "articles_public_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_public_in" ADD CONSTRAINT "_articles_v_version_public_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_public_in" ADD CONSTRAINT "courses_public_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_public_in" ADD CONSTRAINT "_courses_v_version_public_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "help_entries_public_in" ADD CONSTRAINT "help_entries_public_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."help_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_help_entries_v_version_public_in" ADD CONSTRAINT "_help_entries_v_version_public_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_help_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "daily_questions_options" ADD CONSTRAINT "daily_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."daily_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "daily_questions_options_locales" ADD CONSTRAINT "daily_questions_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."daily_questions_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "daily_questions_locales" ADD CONSTRAINT "daily_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."daily_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_daily_questions_v_version_options" ADD CONSTRAINT "_daily_questions_v_version_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_daily_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_daily_questions_v_version_options_locales" ADD CONSTRAINT "_daily_questions_v_version_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_daily_questions_v_version_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_daily_questions_v" ADD CONSTRAINT "_daily_questions_v_parent_id_daily_questions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."daily_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_daily_questions_v_locales" ADD CONSTRAINT "_daily_questions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_daily_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "secrets_reasons" ADD CONSTRAINT "secrets_reasons_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."secrets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "secret_reports" ADD CONSTRAINT "secret_reports_secret_id_secrets_id_fk" FOREIGN KEY ("secret_id") REFERENCES "public"."secrets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "daily_answers" ADD CONSTRAINT "daily_answers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "daily_answers" ADD CONSTRAINT "daily_answers_question_id_daily_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."daily_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "game_scores" ADD CONSTRAINT "game_scores_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "report_files" ADD CONSTRAINT "report_files_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "landing_pages_public_in_order_idx" ON "landing_pages_public_in" USING btree ("order");
  CREATE INDEX "landing_pages_public_in_parent_idx" ON "landing_pages_public_in" USING btree ("parent_id");
  CREATE INDEX "_landing_pages_v_version_public_in_order_idx" ON "_landing_pages_v_version_public_in" USING btree ("order");
  CREATE INDEX "_landing_pages_v_version_public_in_parent_idx" ON "_landing_pages_v_version_public_in" USING btree ("parent_id");
  CREATE INDEX "landing_addresses_storefront_idx" ON "landing_addresses" USING btree ("storefront_id");
  CREATE INDEX "landing_addresses_exam_idx" ON "landing_addresses" USING btree ("exam_id");
  CREATE INDEX "landing_addresses_page_idx" ON "landing_addresses" USING btree ("page_id");
  CREATE INDEX "landing_addresses_redirect_to_idx" ON "landing_addresses" USING btree ("redirect_to_id");
  CREATE INDEX "landing_addresses_updated_at_idx" ON "landing_addresses" USING btree ("updated_at");
  CREATE INDEX "landing_addresses_created_at_idx" ON "landing_addresses" USING btree ("created_at");
  CREATE UNIQUE INDEX "storefront_exam_slug_idx" ON "landing_addresses" USING btree ("storefront_id","exam_id","slug");
  CREATE INDEX "protocol_editions_protocol_idx" ON "protocol_editions" USING btree ("protocol_id");
  CREATE INDEX "protocol_editions_corrected_by_idx" ON "protocol_editions" USING btree ("corrected_by_id");
  CREATE INDEX "protocol_editions_updated_at_idx" ON "protocol_editions" USING btree ("updated_at");
  CREATE INDEX "protocol_editions_created_at_idx" ON "protocol_editions" USING btree ("created_at");
  CREATE UNIQUE INDEX "protocol_version_idx" ON "protocol_editions" USING btree ("protocol_id","version");
  CREATE INDEX "articles_public_in_order_idx" ON "articles_public_in" USING btree ("order");
  CREATE INDEX "articles_public_in_parent_idx" ON "articles_public_in" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_public_in_order_idx" ON "_articles_v_version_public_in" USING btree ("order");
  CREATE INDEX "_articles_v_version_public_in_parent_idx" ON "_articles_v_version_public_in" USING btree ("parent_id");
  CREATE INDEX "courses_public_in_order_idx" ON "courses_public_in" USING btree ("order");
  CREATE INDEX "courses_public_in_parent_idx" ON "courses_public_in" USING btree ("parent_id");
  CREATE INDEX "_courses_v_version_public_in_order_idx" ON "_courses_v_version_public_in" USING btree ("order");
  CREATE INDEX "_courses_v_version_public_in_parent_idx" ON "_courses_v_version_public_in" USING btree ("parent_id");
  CREATE INDEX "help_entries_public_in_order_idx" ON "help_entries_public_in" USING btree ("order");
  CREATE INDEX "help_entries_public_in_parent_idx" ON "help_entries_public_in" USING btree ("parent_id");
  CREATE INDEX "_help_entries_v_version_public_in_order_idx" ON "_help_entries_v_version_public_in" USING btree ("order");
  CREATE INDEX "_help_entries_v_version_public_in_parent_idx" ON "_help_entries_v_version_public_in" USING btree ("parent_id");
  CREATE INDEX "daily_questions_options_order_idx" ON "daily_questions_options" USING btree ("_order");
  CREATE INDEX "daily_questions_options_parent_id_idx" ON "daily_questions_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "daily_questions_options_locales_locale_parent_id_unique" ON "daily_questions_options_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "daily_questions_place_idx" ON "daily_questions" USING btree ("place");
  CREATE INDEX "daily_questions_updated_at_idx" ON "daily_questions" USING btree ("updated_at");
  CREATE INDEX "daily_questions_created_at_idx" ON "daily_questions" USING btree ("created_at");
  CREATE INDEX "daily_questions__status_idx" ON "daily_questions" USING btree ("_status");
  CREATE UNIQUE INDEX "daily_questions_locales_locale_parent_id_unique" ON "daily_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_daily_questions_v_version_options_order_idx" ON "_daily_questions_v_version_options" USING btree ("_order");
  CREATE INDEX "_daily_questions_v_version_options_parent_id_idx" ON "_daily_questions_v_version_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_daily_questions_v_version_options_locales_locale_parent_id_" ON "_daily_questions_v_version_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_daily_questions_v_parent_idx" ON "_daily_questions_v" USING btree ("parent_id");
  CREATE INDEX "_daily_questions_v_version_version_place_idx" ON "_daily_questions_v" USING btree ("version_place");
  CREATE INDEX "_daily_questions_v_version_version_updated_at_idx" ON "_daily_questions_v" USING btree ("version_updated_at");
  CREATE INDEX "_daily_questions_v_version_version_created_at_idx" ON "_daily_questions_v" USING btree ("version_created_at");
  CREATE INDEX "_daily_questions_v_version_version__status_idx" ON "_daily_questions_v" USING btree ("version__status");
  CREATE INDEX "_daily_questions_v_created_at_idx" ON "_daily_questions_v" USING btree ("created_at");
  CREATE INDEX "_daily_questions_v_updated_at_idx" ON "_daily_questions_v" USING btree ("updated_at");
  CREATE INDEX "_daily_questions_v_snapshot_idx" ON "_daily_questions_v" USING btree ("snapshot");
  CREATE INDEX "_daily_questions_v_published_locale_idx" ON "_daily_questions_v" USING btree ("published_locale");
  CREATE INDEX "_daily_questions_v_latest_idx" ON "_daily_questions_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_daily_questions_v_locales_locale_parent_id_unique" ON "_daily_questions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "secrets_reasons_order_idx" ON "secrets_reasons" USING btree ("order");
  CREATE INDEX "secrets_reasons_parent_idx" ON "secrets_reasons" USING btree ("parent_id");
  CREATE INDEX "secrets_state_idx" ON "secrets" USING btree ("state");
  CREATE INDEX "secrets_owner_hash_idx" ON "secrets" USING btree ("owner_hash");
  CREATE INDEX "secrets_visitor_hash_idx" ON "secrets" USING btree ("visitor_hash");
  CREATE INDEX "secrets_token_hash_idx" ON "secrets" USING btree ("token_hash");
  CREATE INDEX "secrets_place_idx" ON "secrets" USING btree ("place");
  CREATE INDEX "secrets_expires_at_idx" ON "secrets" USING btree ("expires_at");
  CREATE INDEX "secrets_updated_at_idx" ON "secrets" USING btree ("updated_at");
  CREATE INDEX "secrets_created_at_idx" ON "secrets" USING btree ("created_at");
  CREATE INDEX "secret_reports_secret_idx" ON "secret_reports" USING btree ("secret_id");
  CREATE INDEX "secret_reports_state_idx" ON "secret_reports" USING btree ("state");
  CREATE INDEX "secret_reports_updated_at_idx" ON "secret_reports" USING btree ("updated_at");
  CREATE INDEX "secret_reports_created_at_idx" ON "secret_reports" USING btree ("created_at");
  CREATE INDEX "daily_answers_customer_idx" ON "daily_answers" USING btree ("customer_id");
  CREATE INDEX "daily_answers_visitor_hash_idx" ON "daily_answers" USING btree ("visitor_hash");
  CREATE INDEX "daily_answers_question_idx" ON "daily_answers" USING btree ("question_id");
  CREATE INDEX "daily_answers_updated_at_idx" ON "daily_answers" USING btree ("updated_at");
  CREATE INDEX "daily_answers_created_at_idx" ON "daily_answers" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_day_idx" ON "daily_answers" USING btree ("customer_id","day");
  CREATE UNIQUE INDEX "visitorHash_day_idx" ON "daily_answers" USING btree ("visitor_hash","day");
  CREATE INDEX "game_scores_customer_idx" ON "game_scores" USING btree ("customer_id");
  CREATE INDEX "game_scores_visitor_hash_idx" ON "game_scores" USING btree ("visitor_hash");
  CREATE INDEX "game_scores_updated_at_idx" ON "game_scores" USING btree ("updated_at");
  CREATE INDEX "game_scores_created_at_idx" ON "game_scores" USING btree ("created_at");
  CREATE UNIQUE INDEX "game_seed_idx" ON "game_scores" USING btree ("game","seed");
  CREATE INDEX "customer_game_idx" ON "game_scores" USING btree ("customer_id","game");
  CREATE INDEX "visitorHash_game_idx" ON "game_scores" USING btree ("visitor_hash","game");
  CREATE INDEX "report_files_report_idx" ON "report_files" USING btree ("report_id");
  CREATE UNIQUE INDEX "report_files_content_key_idx" ON "report_files" USING btree ("content_key");
  CREATE INDEX "report_files_state_idx" ON "report_files" USING btree ("state");
  CREATE INDEX "report_files_updated_at_idx" ON "report_files" USING btree ("updated_at");
  CREATE INDEX "report_files_created_at_idx" ON "report_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "certificates_number_idx" ON "certificates" USING btree ("number");
  CREATE INDEX "certificates_report_idx" ON "certificates" USING btree ("report_id");
  CREATE INDEX "certificates_state_idx" ON "certificates" USING btree ("state");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_addresses_fk" FOREIGN KEY ("landing_addresses_id") REFERENCES "public"."landing_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_protocol_editions_fk" FOREIGN KEY ("protocol_editions_id") REFERENCES "public"."protocol_editions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_daily_questions_fk" FOREIGN KEY ("daily_questions_id") REFERENCES "public"."daily_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_secrets_fk" FOREIGN KEY ("secrets_id") REFERENCES "public"."secrets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_secret_reports_fk" FOREIGN KEY ("secret_reports_id") REFERENCES "public"."secret_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_daily_answers_fk" FOREIGN KEY ("daily_answers_id") REFERENCES "public"."daily_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_game_scores_fk" FOREIGN KEY ("game_scores_id") REFERENCES "public"."game_scores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_report_files_fk" FOREIGN KEY ("report_files_id") REFERENCES "public"."report_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "landing_pages_slug_idx" ON "landing_pages" USING btree ("slug");
  CREATE INDEX "_landing_pages_v_version_version_slug_idx" ON "_landing_pages_v" USING btree ("version_slug");
  CREATE INDEX "payload_locked_documents_rels_landing_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("landing_addresses_id");
  CREATE INDEX "payload_locked_documents_rels_protocol_editions_id_idx" ON "payload_locked_documents_rels" USING btree ("protocol_editions_id");
  CREATE INDEX "payload_locked_documents_rels_daily_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("daily_questions_id");
  CREATE INDEX "payload_locked_documents_rels_secrets_id_idx" ON "payload_locked_documents_rels" USING btree ("secrets_id");
  CREATE INDEX "payload_locked_documents_rels_secret_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("secret_reports_id");
  CREATE INDEX "payload_locked_documents_rels_daily_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("daily_answers_id");
  CREATE INDEX "payload_locked_documents_rels_game_scores_id_idx" ON "payload_locked_documents_rels" USING btree ("game_scores_id");
  CREATE INDEX "payload_locked_documents_rels_report_files_id_idx" ON "payload_locked_documents_rels" USING btree ("report_files_id");
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "landing_pages_public_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landing_pages_v_version_public_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "protocol_editions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles_public_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_version_public_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_public_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_version_public_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_entries_public_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_entries_v_version_public_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "daily_questions_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "daily_questions_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "daily_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "daily_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_daily_questions_v_version_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_daily_questions_v_version_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_daily_questions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_daily_questions_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "secrets_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "secrets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "secret_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "daily_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "game_scores" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "report_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "certificates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "landing_pages_public_in" CASCADE;
  DROP TABLE "_landing_pages_v_version_public_in" CASCADE;
  DROP TABLE "landing_addresses" CASCADE;
  DROP TABLE "protocol_editions" CASCADE;
  DROP TABLE "articles_public_in" CASCADE;
  DROP TABLE "_articles_v_version_public_in" CASCADE;
  DROP TABLE "courses_public_in" CASCADE;
  DROP TABLE "_courses_v_version_public_in" CASCADE;
  DROP TABLE "help_entries_public_in" CASCADE;
  DROP TABLE "_help_entries_v_version_public_in" CASCADE;
  DROP TABLE "daily_questions_options" CASCADE;
  DROP TABLE "daily_questions_options_locales" CASCADE;
  DROP TABLE "daily_questions" CASCADE;
  DROP TABLE "daily_questions_locales" CASCADE;
  DROP TABLE "_daily_questions_v_version_options" CASCADE;
  DROP TABLE "_daily_questions_v_version_options_locales" CASCADE;
  DROP TABLE "_daily_questions_v" CASCADE;
  DROP TABLE "_daily_questions_v_locales" CASCADE;
  DROP TABLE "secrets_reasons" CASCADE;
  DROP TABLE "secrets" CASCADE;
  DROP TABLE "secret_reports" CASCADE;
  DROP TABLE "daily_answers" CASCADE;
  DROP TABLE "game_scores" CASCADE;
  DROP TABLE "report_files" CASCADE;
  DROP TABLE "certificates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_landing_addresses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_protocol_editions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_daily_questions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_secrets_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_secret_reports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_daily_answers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_game_scores_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_report_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_certificates_fk";
  
  DROP INDEX "landing_pages_slug_idx";
  DROP INDEX "_landing_pages_v_version_version_slug_idx";
  DROP INDEX "payload_locked_documents_rels_landing_addresses_id_idx";
  DROP INDEX "payload_locked_documents_rels_protocol_editions_id_idx";
  DROP INDEX "payload_locked_documents_rels_daily_questions_id_idx";
  DROP INDEX "payload_locked_documents_rels_secrets_id_idx";
  DROP INDEX "payload_locked_documents_rels_secret_reports_id_idx";
  DROP INDEX "payload_locked_documents_rels_daily_answers_id_idx";
  DROP INDEX "payload_locked_documents_rels_game_scores_id_idx";
  DROP INDEX "payload_locked_documents_rels_report_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_certificates_id_idx";
  ALTER TABLE "landing_pages" DROP COLUMN "slug";
  ALTER TABLE "landing_pages" DROP COLUMN "archived_at";
  ALTER TABLE "landing_pages" DROP COLUMN "price_list";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_slug";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_archived_at";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_price_list";
  ALTER TABLE "protocols" DROP COLUMN "only_typo";
  ALTER TABLE "_protocols_v" DROP COLUMN "version_only_typo";
  ALTER TABLE "reviews" DROP COLUMN "locale";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_locale";
  ALTER TABLE "subscriptions" DROP COLUMN "card_expires";
  ALTER TABLE "subscriptions" DROP COLUMN "price_change";
  ALTER TABLE "sittings" DROP COLUMN "plan_prices";
  ALTER TABLE "customers" DROP COLUMN "time_zone";
  ALTER TABLE "customers" DROP COLUMN "daily_mail";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "landing_addresses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "protocol_editions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "daily_questions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "secrets_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "secret_reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "daily_answers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "game_scores_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "report_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "certificates_id";
  ALTER TABLE "site_settings" DROP COLUMN "tree_hole_characters";
  DROP TYPE "public"."enum_landing_pages_public_in";
  DROP TYPE "public"."enum_landing_pages_price_list";
  DROP TYPE "public"."enum__landing_pages_v_version_public_in";
  DROP TYPE "public"."enum__landing_pages_v_version_price_list";
  DROP TYPE "public"."enum_reviews_locale";
  DROP TYPE "public"."enum__reviews_v_version_locale";
  DROP TYPE "public"."enum_articles_public_in";
  DROP TYPE "public"."enum__articles_v_version_public_in";
  DROP TYPE "public"."enum_courses_public_in";
  DROP TYPE "public"."enum__courses_v_version_public_in";
  DROP TYPE "public"."enum_help_entries_public_in";
  DROP TYPE "public"."enum__help_entries_v_version_public_in";
  DROP TYPE "public"."enum_daily_questions_kind";
  DROP TYPE "public"."enum_daily_questions_answer_kind";
  DROP TYPE "public"."enum_daily_questions_status";
  DROP TYPE "public"."enum__daily_questions_v_version_kind";
  DROP TYPE "public"."enum__daily_questions_v_version_answer_kind";
  DROP TYPE "public"."enum__daily_questions_v_version_status";
  DROP TYPE "public"."enum__daily_questions_v_published_locale";
  DROP TYPE "public"."enum_secrets_reasons";
  DROP TYPE "public"."enum_secrets_state";
  DROP TYPE "public"."enum_secret_reports_reason";
  DROP TYPE "public"."enum_secret_reports_state";
  DROP TYPE "public"."enum_sittings_plan_prices";
  DROP TYPE "public"."enum_report_files_state";
  DROP TYPE "public"."enum_certificates_state";`)
}
