import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_messages_state" AS ENUM('new', 'open', 'waiting', 'done');
  ALTER TYPE "public"."enum_skus_tier" ADD VALUE 'course';
  ALTER TYPE "public"."enum__skus_v_version_tier" ADD VALUE 'course';
  ALTER TYPE "public"."enum_mails_template" ADD VALUE 'support_reply';
  CREATE TABLE "courses_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" uuid
  );
  
  CREATE TABLE "courses_attachments_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_courses_v_version_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"file_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v_version_attachments_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "course_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "contact_messages_replies" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"sent_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "reply_templates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "skus" ADD COLUMN "course_id" uuid;
  ALTER TABLE "_skus_v" ADD COLUMN "version_course_id" uuid;
  ALTER TABLE "courses_chapters" ADD COLUMN "recording_id" uuid;
  ALTER TABLE "courses_chapters_locales" ADD COLUMN "captions" varchar;
  ALTER TABLE "_courses_v_version_chapters" ADD COLUMN "recording_id" uuid;
  ALTER TABLE "_courses_v_version_chapters_locales" ADD COLUMN "captions" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "order_id" uuid;
  ALTER TABLE "contact_messages" ADD COLUMN "state" "enum_contact_messages_state" DEFAULT 'new' NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "course_files_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reply_templates_id" uuid;
  ALTER TABLE "courses_attachments" ADD CONSTRAINT "courses_attachments_file_id_course_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."course_files"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "courses_attachments" ADD CONSTRAINT "courses_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_attachments_locales" ADD CONSTRAINT "courses_attachments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses_attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_attachments" ADD CONSTRAINT "_courses_v_version_attachments_file_id_course_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."course_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v_version_attachments" ADD CONSTRAINT "_courses_v_version_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_attachments_locales" ADD CONSTRAINT "_courses_v_version_attachments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v_version_attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_messages_replies" ADD CONSTRAINT "contact_messages_replies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reply_templates_locales" ADD CONSTRAINT "reply_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "courses_attachments_order_idx" ON "courses_attachments" USING btree ("_order");
  CREATE INDEX "courses_attachments_parent_id_idx" ON "courses_attachments" USING btree ("_parent_id");
  CREATE INDEX "courses_attachments_file_idx" ON "courses_attachments" USING btree ("file_id");
  CREATE UNIQUE INDEX "courses_attachments_locales_locale_parent_id_unique" ON "courses_attachments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_courses_v_version_attachments_order_idx" ON "_courses_v_version_attachments" USING btree ("_order");
  CREATE INDEX "_courses_v_version_attachments_parent_id_idx" ON "_courses_v_version_attachments" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_version_attachments_file_idx" ON "_courses_v_version_attachments" USING btree ("file_id");
  CREATE UNIQUE INDEX "_courses_v_version_attachments_locales_locale_parent_id_uniq" ON "_courses_v_version_attachments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "course_files_updated_at_idx" ON "course_files" USING btree ("updated_at");
  CREATE INDEX "course_files_created_at_idx" ON "course_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "course_files_filename_idx" ON "course_files" USING btree ("filename");
  CREATE INDEX "contact_messages_replies_order_idx" ON "contact_messages_replies" USING btree ("_order");
  CREATE INDEX "contact_messages_replies_parent_id_idx" ON "contact_messages_replies" USING btree ("_parent_id");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "reply_templates_locales_locale_parent_id_unique" ON "reply_templates_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "skus" ADD CONSTRAINT "skus_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "_skus_v" ADD CONSTRAINT "_skus_v_version_course_id_courses_id_fk" FOREIGN KEY ("version_course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses_chapters" ADD CONSTRAINT "courses_chapters_recording_id_course_files_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."course_files"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "_courses_v_version_chapters" ADD CONSTRAINT "_courses_v_version_chapters_recording_id_course_files_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."course_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_course_files_fk" FOREIGN KEY ("course_files_id") REFERENCES "public"."course_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "skus_course_idx" ON "skus" USING btree ("course_id");
  CREATE INDEX "_skus_v_version_version_course_idx" ON "_skus_v" USING btree ("version_course_id");
  CREATE INDEX "courses_chapters_recording_idx" ON "courses_chapters" USING btree ("recording_id");
  CREATE INDEX "_courses_v_version_chapters_recording_idx" ON "_courses_v_version_chapters" USING btree ("recording_id");
  CREATE INDEX "contact_messages_order_idx" ON "contact_messages" USING btree ("order_id");
  CREATE INDEX "contact_messages_state_idx" ON "contact_messages" USING btree ("state");
  CREATE INDEX "payload_locked_documents_rels_course_files_id_idx" ON "payload_locked_documents_rels" USING btree ("course_files_id");
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");
  UPDATE "contact_messages" SET "state" = 'done' WHERE "handled" IS TRUE;
  ALTER TABLE "contact_messages" DROP COLUMN "handled";
  ALTER TABLE "skus" ADD CONSTRAINT "skus_of_exam_or_course" CHECK (num_nonnulls("exam_id", "course_id") <= 1);

  -- As before, but messages first: an answer to one waits for its row, and its mail goes with it.
  CREATE OR REPLACE FUNCTION "erase_subject"(address text, customer uuid, secret text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    of_tests uuid[] := ARRAY(SELECT s."id" FROM "sittings" s
      WHERE s."customer_id" = customer OR (s."customer_id" IS NULL AND lower(s."email") = address));
    of_orders uuid[] := ARRAY(SELECT o."id" FROM "orders" o
      WHERE o."sitting_id" = ANY (of_tests) OR o."customer_id" = customer OR lower(o."email") = address);
  BEGIN
    PERFORM "erase_sittings"(of_tests, at);
    PERFORM set_config('plumbline.erasing', 'on', true);
    UPDATE "consents" SET "ip" = "erased_text"("ip", secret), "sitting_id" = NULL, "customer_id" = NULL, "updated_at" = at
      WHERE "sitting_id" = ANY (of_tests) OR "customer_id" = customer OR "order_id" = ANY (of_orders);
    PERFORM set_config('plumbline.erasing', 'off', true);
    UPDATE "orders" SET "email" = "erased_text"("email", secret), "tracking" = NULL, "updated_at" = at WHERE "id" = ANY (of_orders);
    UPDATE "payment_attempts" SET "client_secret" = NULL, "form_url" = NULL, "updated_at" = at WHERE "order_id" = ANY (of_orders);
    UPDATE "refunds" SET "note" = NULL, "updated_at" = at WHERE "order_id" = ANY (of_orders);
    UPDATE "provider_events" v SET "raw" = NULL, "updated_at" = at FROM "payment_attempts" a
      WHERE a."order_id" = ANY (of_orders) AND a."provider" = v."provider" AND a."intent_id" IN (v."intent_id", v."told_intent");
    -- That a receipt went out is a matter of the books.
    UPDATE "mails" SET "to" = "erased_text"("to", secret), "subject" = NULL, "text" = NULL, "last_error" = NULL,
      "status" = CASE WHEN "status" = 'queued' THEN 'kept' ELSE "status" END, "updated_at" = at
      WHERE "template" = 'report_ready' AND coalesce("params"->>'orderId', "params"->>'copyOf') = ANY (of_orders::text[]);
    DELETE FROM "contact_messages" WHERE lower("email") = address;
    DELETE FROM "mails" WHERE lower("to") = address;
    DELETE FROM "email_codes" WHERE "email" = address OR "customer_id" = customer;
    DELETE FROM "customer_sessions" WHERE "customer_id" = customer;
    DELETE FROM "customer_secrets" WHERE "customer_id" = customer;
    IF EXISTS (SELECT FROM "orders" WHERE "customer_id" = customer) OR EXISTS (SELECT FROM "entitlements" WHERE "customer_id" = customer) THEN
      UPDATE "customers" SET "email" = 'erased:' || "id", "proven_at" = NULL, "name" = NULL, "nickname" = NULL, "phone" = NULL,
        "birthday" = NULL, "sex" = NULL, "avatar" = NULL, "marketing_at" = NULL, "erased_at" = at, "updated_at" = at
        WHERE "id" = customer;
    ELSE
      DELETE FROM "customers" WHERE "id" = customer;
    END IF;
  END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "courses_attachments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_attachments_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_version_attachments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_version_attachments_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "course_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_messages_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "courses_attachments" CASCADE;
  DROP TABLE "courses_attachments_locales" CASCADE;
  DROP TABLE "_courses_v_version_attachments" CASCADE;
  DROP TABLE "_courses_v_version_attachments_locales" CASCADE;
  DROP TABLE "course_files" CASCADE;
  DROP TABLE "contact_messages_replies" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "reply_templates_locales" CASCADE;
  ALTER TABLE "skus" DROP CONSTRAINT "skus_course_id_courses_id_fk";
  
  ALTER TABLE "_skus_v" DROP CONSTRAINT "_skus_v_version_course_id_courses_id_fk";
  
  ALTER TABLE "courses_chapters" DROP CONSTRAINT "courses_chapters_recording_id_course_files_id_fk";
  
  ALTER TABLE "_courses_v_version_chapters" DROP CONSTRAINT "_courses_v_version_chapters_recording_id_course_files_id_fk";
  
  ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_order_id_orders_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_course_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reply_templates_fk";
  
  ALTER TABLE "skus" ALTER COLUMN "tier" SET DATA TYPE text;
  DROP TYPE "public"."enum_skus_tier";
  CREATE TYPE "public"."enum_skus_tier" AS ENUM('sku1', 'sku2', 'sku3', 'sku4', 'package1', 'package2', 'package3', 'package4');
  ALTER TABLE "skus" ALTER COLUMN "tier" SET DATA TYPE "public"."enum_skus_tier" USING "tier"::"public"."enum_skus_tier";
  ALTER TABLE "_skus_v" ALTER COLUMN "version_tier" SET DATA TYPE text;
  DROP TYPE "public"."enum__skus_v_version_tier";
  CREATE TYPE "public"."enum__skus_v_version_tier" AS ENUM('sku1', 'sku2', 'sku3', 'sku4', 'package1', 'package2', 'package3', 'package4');
  ALTER TABLE "_skus_v" ALTER COLUMN "version_tier" SET DATA TYPE "public"."enum__skus_v_version_tier" USING "version_tier"::"public"."enum__skus_v_version_tier";
  ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_template";
  CREATE TYPE "public"."enum_mails_template" AS ENUM('report_ready', 'report_link', 'contact_received', 'refunded', 'anomalies_open', 'email_code', 'account_ready', 'account_notice', 'data_link');
  ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE "public"."enum_mails_template" USING "template"::"public"."enum_mails_template";
  DROP INDEX "skus_course_idx";
  DROP INDEX "_skus_v_version_version_course_idx";
  DROP INDEX "courses_chapters_recording_idx";
  DROP INDEX "_courses_v_version_chapters_recording_idx";
  DROP INDEX "contact_messages_order_idx";
  DROP INDEX "contact_messages_state_idx";
  DROP INDEX "payload_locked_documents_rels_course_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_reply_templates_id_idx";
  ALTER TABLE "contact_messages" ADD COLUMN "handled" boolean DEFAULT false;
  UPDATE "contact_messages" SET "handled" = true WHERE "state" = 'done';
  CREATE OR REPLACE FUNCTION "erase_subject"(address text, customer uuid, secret text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    of_tests uuid[] := ARRAY(SELECT s."id" FROM "sittings" s
      WHERE s."customer_id" = customer OR (s."customer_id" IS NULL AND lower(s."email") = address));
    of_orders uuid[] := ARRAY(SELECT o."id" FROM "orders" o
      WHERE o."sitting_id" = ANY (of_tests) OR o."customer_id" = customer OR lower(o."email") = address);
  BEGIN
    PERFORM "erase_sittings"(of_tests, at);
    PERFORM set_config('plumbline.erasing', 'on', true);
    UPDATE "consents" SET "ip" = "erased_text"("ip", secret), "sitting_id" = NULL, "customer_id" = NULL, "updated_at" = at
      WHERE "sitting_id" = ANY (of_tests) OR "customer_id" = customer OR "order_id" = ANY (of_orders);
    PERFORM set_config('plumbline.erasing', 'off', true);
    UPDATE "orders" SET "email" = "erased_text"("email", secret), "tracking" = NULL, "updated_at" = at WHERE "id" = ANY (of_orders);
    UPDATE "payment_attempts" SET "client_secret" = NULL, "form_url" = NULL, "updated_at" = at WHERE "order_id" = ANY (of_orders);
    UPDATE "refunds" SET "note" = NULL, "updated_at" = at WHERE "order_id" = ANY (of_orders);
    UPDATE "provider_events" v SET "raw" = NULL, "updated_at" = at FROM "payment_attempts" a
      WHERE a."order_id" = ANY (of_orders) AND a."provider" = v."provider" AND a."intent_id" IN (v."intent_id", v."told_intent");
    -- That a receipt went out is a matter of the books.
    UPDATE "mails" SET "to" = "erased_text"("to", secret), "subject" = NULL, "text" = NULL, "last_error" = NULL,
      "status" = CASE WHEN "status" = 'queued' THEN 'kept' ELSE "status" END, "updated_at" = at
      WHERE "template" = 'report_ready' AND coalesce("params"->>'orderId', "params"->>'copyOf') = ANY (of_orders::text[]);
    DELETE FROM "mails" WHERE lower("to") = address;
    DELETE FROM "contact_messages" WHERE lower("email") = address;
    DELETE FROM "email_codes" WHERE "email" = address OR "customer_id" = customer;
    DELETE FROM "customer_sessions" WHERE "customer_id" = customer;
    DELETE FROM "customer_secrets" WHERE "customer_id" = customer;
    IF EXISTS (SELECT FROM "orders" WHERE "customer_id" = customer) OR EXISTS (SELECT FROM "entitlements" WHERE "customer_id" = customer) THEN
      UPDATE "customers" SET "email" = 'erased:' || "id", "proven_at" = NULL, "name" = NULL, "nickname" = NULL, "phone" = NULL,
        "birthday" = NULL, "sex" = NULL, "avatar" = NULL, "marketing_at" = NULL, "erased_at" = at, "updated_at" = at
        WHERE "id" = customer;
    ELSE
      DELETE FROM "customers" WHERE "id" = customer;
    END IF;
  END $$;
  ALTER TABLE "skus" DROP CONSTRAINT "skus_of_exam_or_course";
  ALTER TABLE "skus" DROP COLUMN "course_id";
  ALTER TABLE "_skus_v" DROP COLUMN "version_course_id";
  ALTER TABLE "courses_chapters" DROP COLUMN "recording_id";
  ALTER TABLE "courses_chapters_locales" DROP COLUMN "captions";
  ALTER TABLE "_courses_v_version_chapters" DROP COLUMN "recording_id";
  ALTER TABLE "_courses_v_version_chapters_locales" DROP COLUMN "captions";
  ALTER TABLE "contact_messages" DROP COLUMN "order_id";
  ALTER TABLE "contact_messages" DROP COLUMN "state";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "course_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reply_templates_id";
  DROP TYPE "public"."enum_contact_messages_state";`)
}
