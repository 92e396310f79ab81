import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { DROP_INVARIANT_VIOLATIONS } from './views/invariant-violations'

// Customers without Payload's login, and orders that are for a sitting or for a customer.

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(DROP_INVARIANT_VIOLATIONS)
  await db.execute(sql`
   CREATE TYPE "public"."enum_customers_sex" AS ENUM('man', 'woman', 'confidential');
  CREATE TYPE "public"."enum_customer_sessions_way" AS ENUM('password', 'code', 'register', 'temporary', 'link');
  CREATE TYPE "public"."enum_customer_secrets_kind" AS ENUM('password', 'temporary', 'link');
  CREATE TYPE "public"."enum_email_codes_purpose" AS ENUM('register', 'login', 'reset', 'change');
  ALTER TYPE "public"."enum_mails_template" ADD VALUE 'email_code';
  ALTER TYPE "public"."enum_mails_template" ADD VALUE 'account_ready';
  ALTER TYPE "public"."enum_mails_template" ADD VALUE 'account_notice';
  ALTER TYPE "public"."enum_consents_kind" ADD VALUE 'account';
  ALTER TYPE "public"."enum_consents_kind" ADD VALUE 'marketing';
  CREATE TABLE "customer_sessions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"way" "enum_customer_sessions_way" NOT NULL,
  	"device" varchar NOT NULL,
  	"network" varchar NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customer_secrets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"kind" "enum_customer_secrets_kind" NOT NULL,
  	"hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "email_codes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"purpose" "enum_email_codes_purpose" NOT NULL,
  	"customer_id" uuid,
  	"visitor_hash" varchar NOT NULL,
  	"hash" varchar,
  	"pending" jsonb,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "customers_sessions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "customers_sessions" CASCADE;
  ALTER TABLE "payload_preferences_rels" DROP CONSTRAINT "payload_preferences_rels_customers_fk";
  
  DROP INDEX "payload_preferences_rels_customers_id_idx";
  ALTER TABLE "orders" ALTER COLUMN "sitting_id" DROP NOT NULL;
  ALTER TABLE "entitlements" ALTER COLUMN "sitting_id" DROP NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "customer_id" uuid;
  ALTER TABLE "orders" ADD COLUMN "storefront_id" uuid;
  UPDATE "orders" SET "storefront_id" = s."storefront_id" FROM "sittings" s WHERE s."id" = "orders"."sitting_id";
  ALTER TABLE "orders" ALTER COLUMN "storefront_id" SET NOT NULL;
  ALTER TABLE "entitlements" ADD COLUMN "customer_id" uuid;
  ALTER TABLE "sittings" ADD COLUMN "customer_id" uuid;
  ALTER TABLE "consents" ADD COLUMN "customer_id" uuid;
  ALTER TABLE "customers" ADD COLUMN "number" varchar NOT NULL;
  ALTER TABLE "customers" ADD COLUMN "proven_at" timestamp(3) with time zone;
  ALTER TABLE "customers" ADD COLUMN "name" varchar;
  ALTER TABLE "customers" ADD COLUMN "phone" varchar;
  ALTER TABLE "customers" ADD COLUMN "birthday" varchar;
  ALTER TABLE "customers" ADD COLUMN "sex" "enum_customers_sex";
  ALTER TABLE "customers" ADD COLUMN "locale" varchar NOT NULL;
  ALTER TABLE "customers" ADD COLUMN "marketing_at" timestamp(3) with time zone;
  ALTER TABLE "customers" ADD COLUMN "avatar" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "customer_sessions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "customer_secrets_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "email_codes_id" uuid;
  ALTER TABLE "customer_sessions" ADD CONSTRAINT "customer_sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customer_secrets" ADD CONSTRAINT "customer_secrets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "customer_sessions_customer_idx" ON "customer_sessions" USING btree ("customer_id");
  CREATE UNIQUE INDEX "customer_sessions_token_hash_idx" ON "customer_sessions" USING btree ("token_hash");
  CREATE INDEX "customer_sessions_updated_at_idx" ON "customer_sessions" USING btree ("updated_at");
  CREATE INDEX "customer_sessions_created_at_idx" ON "customer_sessions" USING btree ("created_at");
  CREATE INDEX "customer_secrets_customer_idx" ON "customer_secrets" USING btree ("customer_id");
  CREATE INDEX "customer_secrets_hash_idx" ON "customer_secrets" USING btree ("hash");
  CREATE INDEX "customer_secrets_updated_at_idx" ON "customer_secrets" USING btree ("updated_at");
  CREATE INDEX "customer_secrets_created_at_idx" ON "customer_secrets" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_kind_idx" ON "customer_secrets" USING btree ("customer_id","kind");
  CREATE INDEX "email_codes_customer_idx" ON "email_codes" USING btree ("customer_id");
  CREATE INDEX "email_codes_expires_at_idx" ON "email_codes" USING btree ("expires_at");
  CREATE INDEX "email_codes_updated_at_idx" ON "email_codes" USING btree ("updated_at");
  CREATE INDEX "email_codes_created_at_idx" ON "email_codes" USING btree ("created_at");
  CREATE UNIQUE INDEX "email_purpose_visitorHash_idx" ON "email_codes" USING btree ("email","purpose","visitor_hash");
  ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "sittings" ADD CONSTRAINT "sittings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_sessions_fk" FOREIGN KEY ("customer_sessions_id") REFERENCES "public"."customer_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_secrets_fk" FOREIGN KEY ("customer_secrets_id") REFERENCES "public"."customer_secrets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_email_codes_fk" FOREIGN KEY ("email_codes_id") REFERENCES "public"."email_codes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id");
  CREATE INDEX "orders_storefront_idx" ON "orders" USING btree ("storefront_id");
  CREATE INDEX "entitlements_customer_idx" ON "entitlements" USING btree ("customer_id");
  CREATE INDEX "sittings_customer_idx" ON "sittings" USING btree ("customer_id");
  CREATE INDEX "consents_customer_idx" ON "consents" USING btree ("customer_id");
  CREATE UNIQUE INDEX "customers_number_idx" ON "customers" USING btree ("number");
  CREATE INDEX "payload_locked_documents_rels_customer_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("customer_sessions_id");
  CREATE INDEX "payload_locked_documents_rels_customer_secrets_id_idx" ON "payload_locked_documents_rels" USING btree ("customer_secrets_id");
  CREATE INDEX "payload_locked_documents_rels_email_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("email_codes_id");
  ALTER TABLE "orders" ADD CONSTRAINT "orders_subject" CHECK (num_nonnulls("sitting_id", "customer_id") = 1);
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_subject" CHECK (num_nonnulls("sitting_id", "customer_id") = 1);
  ALTER TABLE "customers" ADD CONSTRAINT "customers_email_lower" CHECK ("email" = lower("email"));
  -- Every proof of an address looks for the tests that were taken with it as a guest.
  CREATE INDEX "sittings_of_guests" ON "sittings" (lower("email")) WHERE "customer_id" IS NULL;
  ALTER TABLE "customers" DROP COLUMN "reset_password_token";
  ALTER TABLE "customers" DROP COLUMN "reset_password_expiration";
  ALTER TABLE "customers" DROP COLUMN "salt";
  ALTER TABLE "customers" DROP COLUMN "hash";
  ALTER TABLE "customers" DROP COLUMN "reset_password_requested_at";
  ALTER TABLE "customers" DROP COLUMN "login_attempts";
  ALTER TABLE "customers" DROP COLUMN "lock_until";
  ALTER TABLE "payload_preferences_rels" DROP COLUMN "customers_id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(DROP_INVARIANT_VIOLATIONS)
  await db.execute(sql`
   CREATE TABLE "customers_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "customer_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customer_secrets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "email_codes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "customer_sessions" CASCADE;
  DROP TABLE "customer_secrets" CASCADE;
  DROP TABLE "email_codes" CASCADE;
  ALTER TABLE "orders" DROP CONSTRAINT "orders_customer_id_customers_id_fk";
  
  ALTER TABLE "orders" DROP CONSTRAINT "orders_storefront_id_storefronts_id_fk";
  
  ALTER TABLE "entitlements" DROP CONSTRAINT "entitlements_customer_id_customers_id_fk";
  
  ALTER TABLE "sittings" DROP CONSTRAINT "sittings_customer_id_customers_id_fk";
  
  ALTER TABLE "consents" DROP CONSTRAINT "consents_customer_id_customers_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_customer_sessions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_customer_secrets_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_email_codes_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_template";
  CREATE TYPE "public"."enum_mails_template" AS ENUM('report_ready', 'report_link', 'contact_received', 'refunded', 'anomalies_open');
  ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE "public"."enum_mails_template" USING "template"::"public"."enum_mails_template";
  ALTER TABLE "consents" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_consents_kind";
  CREATE TYPE "public"."enum_consents_kind" AS ENUM('cookies', 'email_privacy', 'terms');
  ALTER TABLE "consents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_consents_kind" USING "kind"::"public"."enum_consents_kind";
  DROP INDEX "orders_customer_idx";
  DROP INDEX "orders_storefront_idx";
  DROP INDEX "entitlements_customer_idx";
  DROP INDEX "sittings_customer_idx";
  DROP INDEX "consents_customer_idx";
  DROP INDEX "customers_number_idx";
  DROP INDEX "payload_locked_documents_rels_customer_sessions_id_idx";
  DROP INDEX "payload_locked_documents_rels_customer_secrets_id_idx";
  DROP INDEX "payload_locked_documents_rels_email_codes_id_idx";
  ALTER TABLE "orders" ALTER COLUMN "sitting_id" SET NOT NULL;
  ALTER TABLE "entitlements" ALTER COLUMN "sitting_id" SET NOT NULL;
  ALTER TABLE "customers" ADD COLUMN "reset_password_token" varchar;
  ALTER TABLE "customers" ADD COLUMN "reset_password_expiration" timestamp(3) with time zone;
  ALTER TABLE "customers" ADD COLUMN "salt" varchar;
  ALTER TABLE "customers" ADD COLUMN "hash" varchar;
  ALTER TABLE "customers" ADD COLUMN "reset_password_requested_at" timestamp(3) with time zone;
  ALTER TABLE "customers" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "customers" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "payload_preferences_rels" ADD COLUMN "customers_id" uuid;
  ALTER TABLE "customers_sessions" ADD CONSTRAINT "customers_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "customers_sessions_order_idx" ON "customers_sessions" USING btree ("_order");
  CREATE INDEX "customers_sessions_parent_id_idx" ON "customers_sessions" USING btree ("_parent_id");
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_preferences_rels_customers_id_idx" ON "payload_preferences_rels" USING btree ("customers_id");
  ALTER TABLE "customers" DROP CONSTRAINT "customers_email_lower";
  DROP INDEX "sittings_of_guests";
  ALTER TABLE "orders" DROP COLUMN "customer_id";
  ALTER TABLE "orders" DROP COLUMN "storefront_id";
  ALTER TABLE "entitlements" DROP COLUMN "customer_id";
  ALTER TABLE "sittings" DROP COLUMN "customer_id";
  ALTER TABLE "consents" DROP COLUMN "customer_id";
  ALTER TABLE "customers" DROP COLUMN "number";
  ALTER TABLE "customers" DROP COLUMN "proven_at";
  ALTER TABLE "customers" DROP COLUMN "name";
  ALTER TABLE "customers" DROP COLUMN "phone";
  ALTER TABLE "customers" DROP COLUMN "birthday";
  ALTER TABLE "customers" DROP COLUMN "sex";
  ALTER TABLE "customers" DROP COLUMN "locale";
  ALTER TABLE "customers" DROP COLUMN "marketing_at";
  ALTER TABLE "customers" DROP COLUMN "avatar";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "customer_sessions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "customer_secrets_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "email_codes_id";
  DROP TYPE "public"."enum_customers_sex";
  DROP TYPE "public"."enum_customer_sessions_way";
  DROP TYPE "public"."enum_customer_secrets_kind";
  DROP TYPE "public"."enum_email_codes_purpose";`)
}
