import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_articles_category" AS ENUM('science', 'test', 'consultation', 'treatment', 'mental_health');
  CREATE TYPE "public"."enum_articles_level" AS ENUM('open', 'registered', 'basic', 'premium');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_category" AS ENUM('science', 'test', 'consultation', 'treatment', 'mental_health');
  CREATE TYPE "public"."enum__articles_v_version_level" AS ENUM('open', 'registered', 'basic', 'premium');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_courses_tags" AS ENUM('new', 'recommend');
  CREATE TYPE "public"."enum_courses_category" AS ENUM('thinking', 'emotions');
  CREATE TYPE "public"."enum_courses_level" AS ENUM('open', 'registered', 'basic', 'premium');
  CREATE TYPE "public"."enum_courses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__courses_v_version_tags" AS ENUM('new', 'recommend');
  CREATE TYPE "public"."enum__courses_v_version_category" AS ENUM('thinking', 'emotions');
  CREATE TYPE "public"."enum__courses_v_version_level" AS ENUM('open', 'registered', 'basic', 'premium');
  CREATE TYPE "public"."enum__courses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__courses_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_help_entries_category" AS ENUM('subscription', 'billing', 'legal', 'support');
  CREATE TYPE "public"."enum_help_entries_target" AS ENUM('retrieve', 'support', 'results', 'settings', 'profile', 'orders', 'login', 'forgotPassword', 'terms', 'privacy', 'cookies', 'tests', 'data');
  CREATE TYPE "public"."enum_help_entries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__help_entries_v_version_category" AS ENUM('subscription', 'billing', 'legal', 'support');
  CREATE TYPE "public"."enum__help_entries_v_version_target" AS ENUM('retrieve', 'support', 'results', 'settings', 'profile', 'orders', 'login', 'forgotPassword', 'terms', 'privacy', 'cookies', 'tests', 'data');
  CREATE TYPE "public"."enum__help_entries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__help_entries_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TABLE "articles_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"authors" varchar,
  	"year" numeric,
  	"title" varchar,
  	"published" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "articles" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"category" "enum_articles_category",
  	"author" varchar,
  	"level" "enum_articles_level" DEFAULT 'open',
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" uuid
  );
  
  CREATE TABLE "_articles_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"authors" varchar,
  	"year" numeric,
  	"title" varchar,
  	"published" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_category" "enum__articles_v_version_category",
  	"version_author" varchar,
  	"version_level" "enum__articles_v_version_level" DEFAULT 'open',
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" uuid
  );
  
  CREATE TABLE "courses_tags" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_courses_tags",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "courses_aims" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "courses_aims_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "courses_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "courses_chapters_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "courses_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"authors" varchar,
  	"year" numeric,
  	"title" varchar,
  	"published" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "courses" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"category" "enum_courses_category",
  	"author" varchar,
  	"level" "enum_courses_level" DEFAULT 'open',
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_courses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "courses_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_courses_v_version_tags" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__courses_v_version_tags",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_courses_v_version_aims" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v_version_aims_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_courses_v_version_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v_version_chapters_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_courses_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"authors" varchar,
  	"year" numeric,
  	"title" varchar,
  	"published" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_category" "enum__courses_v_version_category",
  	"version_author" varchar,
  	"version_level" "enum__courses_v_version_level" DEFAULT 'open',
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__courses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__courses_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_courses_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "help_entries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"category" "enum_help_entries_category",
  	"place" numeric DEFAULT 0,
  	"target" "enum_help_entries_target",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_help_entries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "help_entries_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_help_entries_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_category" "enum__help_entries_v_version_category",
  	"version_place" numeric DEFAULT 0,
  	"version_target" "enum__help_entries_v_version_target",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__help_entries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__help_entries_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_help_entries_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "help_votes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"entry" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"helped" numeric DEFAULT 0 NOT NULL,
  	"not_helped" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "course_progress" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"course_id" uuid NOT NULL,
  	"chapter" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "articles_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "courses_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "help_entries_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "help_votes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "course_progress_id" uuid;
  ALTER TABLE "articles_sources" ADD CONSTRAINT "articles_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "_articles_v_version_sources" ADD CONSTRAINT "_articles_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_tags" ADD CONSTRAINT "courses_tags_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_aims" ADD CONSTRAINT "courses_aims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_aims_locales" ADD CONSTRAINT "courses_aims_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses_aims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_chapters" ADD CONSTRAINT "courses_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_chapters_locales" ADD CONSTRAINT "courses_chapters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses_chapters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_sources" ADD CONSTRAINT "courses_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_locales" ADD CONSTRAINT "courses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_tags" ADD CONSTRAINT "_courses_v_version_tags_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_aims" ADD CONSTRAINT "_courses_v_version_aims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_aims_locales" ADD CONSTRAINT "_courses_v_version_aims_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v_version_aims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_chapters" ADD CONSTRAINT "_courses_v_version_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_chapters_locales" ADD CONSTRAINT "_courses_v_version_chapters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v_version_chapters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_sources" ADD CONSTRAINT "_courses_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_parent_id_courses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v_locales" ADD CONSTRAINT "_courses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "help_entries_locales" ADD CONSTRAINT "help_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."help_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_help_entries_v" ADD CONSTRAINT "_help_entries_v_parent_id_help_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."help_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_help_entries_v_locales" ADD CONSTRAINT "_help_entries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_help_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "articles_sources_order_idx" ON "articles_sources" USING btree ("_order");
  CREATE INDEX "articles_sources_parent_id_idx" ON "articles_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_articles_id_idx" ON "articles_rels" USING btree ("articles_id");
  CREATE INDEX "_articles_v_version_sources_order_idx" ON "_articles_v_version_sources" USING btree ("_order");
  CREATE INDEX "_articles_v_version_sources_parent_id_idx" ON "_articles_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_articles_id_idx" ON "_articles_v_rels" USING btree ("articles_id");
  CREATE INDEX "courses_tags_order_idx" ON "courses_tags" USING btree ("order");
  CREATE INDEX "courses_tags_parent_idx" ON "courses_tags" USING btree ("parent_id");
  CREATE INDEX "courses_aims_order_idx" ON "courses_aims" USING btree ("_order");
  CREATE INDEX "courses_aims_parent_id_idx" ON "courses_aims" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "courses_aims_locales_locale_parent_id_unique" ON "courses_aims_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "courses_chapters_order_idx" ON "courses_chapters" USING btree ("_order");
  CREATE INDEX "courses_chapters_parent_id_idx" ON "courses_chapters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "courses_chapters_locales_locale_parent_id_unique" ON "courses_chapters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "courses_sources_order_idx" ON "courses_sources" USING btree ("_order");
  CREATE INDEX "courses_sources_parent_id_idx" ON "courses_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "courses_slug_idx" ON "courses" USING btree ("slug");
  CREATE INDEX "courses_updated_at_idx" ON "courses" USING btree ("updated_at");
  CREATE INDEX "courses_created_at_idx" ON "courses" USING btree ("created_at");
  CREATE INDEX "courses__status_idx" ON "courses" USING btree ("_status");
  CREATE UNIQUE INDEX "courses_locales_locale_parent_id_unique" ON "courses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_courses_v_version_tags_order_idx" ON "_courses_v_version_tags" USING btree ("order");
  CREATE INDEX "_courses_v_version_tags_parent_idx" ON "_courses_v_version_tags" USING btree ("parent_id");
  CREATE INDEX "_courses_v_version_aims_order_idx" ON "_courses_v_version_aims" USING btree ("_order");
  CREATE INDEX "_courses_v_version_aims_parent_id_idx" ON "_courses_v_version_aims" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_courses_v_version_aims_locales_locale_parent_id_unique" ON "_courses_v_version_aims_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_courses_v_version_chapters_order_idx" ON "_courses_v_version_chapters" USING btree ("_order");
  CREATE INDEX "_courses_v_version_chapters_parent_id_idx" ON "_courses_v_version_chapters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_courses_v_version_chapters_locales_locale_parent_id_unique" ON "_courses_v_version_chapters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_courses_v_version_sources_order_idx" ON "_courses_v_version_sources" USING btree ("_order");
  CREATE INDEX "_courses_v_version_sources_parent_id_idx" ON "_courses_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_parent_idx" ON "_courses_v" USING btree ("parent_id");
  CREATE INDEX "_courses_v_version_version_slug_idx" ON "_courses_v" USING btree ("version_slug");
  CREATE INDEX "_courses_v_version_version_updated_at_idx" ON "_courses_v" USING btree ("version_updated_at");
  CREATE INDEX "_courses_v_version_version_created_at_idx" ON "_courses_v" USING btree ("version_created_at");
  CREATE INDEX "_courses_v_version_version__status_idx" ON "_courses_v" USING btree ("version__status");
  CREATE INDEX "_courses_v_created_at_idx" ON "_courses_v" USING btree ("created_at");
  CREATE INDEX "_courses_v_updated_at_idx" ON "_courses_v" USING btree ("updated_at");
  CREATE INDEX "_courses_v_snapshot_idx" ON "_courses_v" USING btree ("snapshot");
  CREATE INDEX "_courses_v_published_locale_idx" ON "_courses_v" USING btree ("published_locale");
  CREATE INDEX "_courses_v_latest_idx" ON "_courses_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_courses_v_locales_locale_parent_id_unique" ON "_courses_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "help_entries_slug_idx" ON "help_entries" USING btree ("slug");
  CREATE INDEX "help_entries_updated_at_idx" ON "help_entries" USING btree ("updated_at");
  CREATE INDEX "help_entries_created_at_idx" ON "help_entries" USING btree ("created_at");
  CREATE INDEX "help_entries__status_idx" ON "help_entries" USING btree ("_status");
  CREATE UNIQUE INDEX "help_entries_locales_locale_parent_id_unique" ON "help_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_help_entries_v_parent_idx" ON "_help_entries_v" USING btree ("parent_id");
  CREATE INDEX "_help_entries_v_version_version_slug_idx" ON "_help_entries_v" USING btree ("version_slug");
  CREATE INDEX "_help_entries_v_version_version_updated_at_idx" ON "_help_entries_v" USING btree ("version_updated_at");
  CREATE INDEX "_help_entries_v_version_version_created_at_idx" ON "_help_entries_v" USING btree ("version_created_at");
  CREATE INDEX "_help_entries_v_version_version__status_idx" ON "_help_entries_v" USING btree ("version__status");
  CREATE INDEX "_help_entries_v_created_at_idx" ON "_help_entries_v" USING btree ("created_at");
  CREATE INDEX "_help_entries_v_updated_at_idx" ON "_help_entries_v" USING btree ("updated_at");
  CREATE INDEX "_help_entries_v_snapshot_idx" ON "_help_entries_v" USING btree ("snapshot");
  CREATE INDEX "_help_entries_v_published_locale_idx" ON "_help_entries_v" USING btree ("published_locale");
  CREATE INDEX "_help_entries_v_latest_idx" ON "_help_entries_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_help_entries_v_locales_locale_parent_id_unique" ON "_help_entries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "help_votes_entry_idx" ON "help_votes" USING btree ("entry");
  CREATE INDEX "help_votes_updated_at_idx" ON "help_votes" USING btree ("updated_at");
  CREATE INDEX "help_votes_created_at_idx" ON "help_votes" USING btree ("created_at");
  CREATE UNIQUE INDEX "entry_day_idx" ON "help_votes" USING btree ("entry","day");
  CREATE INDEX "course_progress_customer_idx" ON "course_progress" USING btree ("customer_id");
  CREATE INDEX "course_progress_course_idx" ON "course_progress" USING btree ("course_id");
  CREATE INDEX "course_progress_updated_at_idx" ON "course_progress" USING btree ("updated_at");
  CREATE INDEX "course_progress_created_at_idx" ON "course_progress" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_course_chapter_idx" ON "course_progress" USING btree ("customer_id","course_id","chapter");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_entries_fk" FOREIGN KEY ("help_entries_id") REFERENCES "public"."help_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_votes_fk" FOREIGN KEY ("help_votes_id") REFERENCES "public"."help_votes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_course_progress_fk" FOREIGN KEY ("course_progress_id") REFERENCES "public"."course_progress"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("courses_id");
  CREATE INDEX "payload_locked_documents_rels_help_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("help_entries_id");
  CREATE INDEX "payload_locked_documents_rels_help_votes_id_idx" ON "payload_locked_documents_rels" USING btree ("help_votes_id");
  CREATE INDEX "payload_locked_documents_rels_course_progress_id_idx" ON "payload_locked_documents_rels" USING btree ("course_progress_id");
  -- A search looks for a text anywhere in another (services/centre/search-content.ts).
  CREATE EXTENSION IF NOT EXISTS "pg_trgm";
  CREATE INDEX "articles_locales_search" ON "articles_locales" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "courses_locales_search" ON "courses_locales" USING gin ("search_text" gin_trgm_ops);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_aims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_aims_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_chapters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_version_tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_version_aims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_version_aims_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_version_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_version_chapters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_entries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_entries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_entries_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_votes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "course_progress" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "articles_sources" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v_version_sources" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "courses_tags" CASCADE;
  DROP TABLE "courses_aims" CASCADE;
  DROP TABLE "courses_aims_locales" CASCADE;
  DROP TABLE "courses_chapters" CASCADE;
  DROP TABLE "courses_chapters_locales" CASCADE;
  DROP TABLE "courses_sources" CASCADE;
  DROP TABLE "courses" CASCADE;
  DROP TABLE "courses_locales" CASCADE;
  DROP TABLE "_courses_v_version_tags" CASCADE;
  DROP TABLE "_courses_v_version_aims" CASCADE;
  DROP TABLE "_courses_v_version_aims_locales" CASCADE;
  DROP TABLE "_courses_v_version_chapters" CASCADE;
  DROP TABLE "_courses_v_version_chapters_locales" CASCADE;
  DROP TABLE "_courses_v_version_sources" CASCADE;
  DROP TABLE "_courses_v" CASCADE;
  DROP TABLE "_courses_v_locales" CASCADE;
  DROP TABLE "help_entries" CASCADE;
  DROP TABLE "help_entries_locales" CASCADE;
  DROP TABLE "_help_entries_v" CASCADE;
  DROP TABLE "_help_entries_v_locales" CASCADE;
  DROP TABLE "help_votes" CASCADE;
  DROP TABLE "course_progress" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_articles_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_courses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_help_entries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_help_votes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_course_progress_fk";
  
  DROP INDEX "payload_locked_documents_rels_articles_id_idx";
  DROP INDEX "payload_locked_documents_rels_courses_id_idx";
  DROP INDEX "payload_locked_documents_rels_help_entries_id_idx";
  DROP INDEX "payload_locked_documents_rels_help_votes_id_idx";
  DROP INDEX "payload_locked_documents_rels_course_progress_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "articles_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "courses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "help_entries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "help_votes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "course_progress_id";
  DROP TYPE "public"."enum_articles_category";
  DROP TYPE "public"."enum_articles_level";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_category";
  DROP TYPE "public"."enum__articles_v_version_level";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum_courses_tags";
  DROP TYPE "public"."enum_courses_category";
  DROP TYPE "public"."enum_courses_level";
  DROP TYPE "public"."enum_courses_status";
  DROP TYPE "public"."enum__courses_v_version_tags";
  DROP TYPE "public"."enum__courses_v_version_category";
  DROP TYPE "public"."enum__courses_v_version_level";
  DROP TYPE "public"."enum__courses_v_version_status";
  DROP TYPE "public"."enum__courses_v_published_locale";
  DROP TYPE "public"."enum_help_entries_category";
  DROP TYPE "public"."enum_help_entries_target";
  DROP TYPE "public"."enum_help_entries_status";
  DROP TYPE "public"."enum__help_entries_v_version_category";
  DROP TYPE "public"."enum__help_entries_v_version_target";
  DROP TYPE "public"."enum__help_entries_v_version_status";
  DROP TYPE "public"."enum__help_entries_v_published_locale";`)
}
