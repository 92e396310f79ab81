import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promo_codes_amounts_currency" AS ENUM('USD', 'EUR', 'GBP', 'JPY', 'KRW', 'CNY', 'HKD', 'INR', 'BRL', 'PLN', 'DKK', 'CHF', 'CAD', 'AUD', 'NZD', 'TWD', 'SGD', 'MXN', 'SEK', 'NOK', 'CZK');
  CREATE TYPE "public"."enum_audit_entries_kind" AS ENUM('money', 'access', 'prices', 'terms', 'health');
  CREATE TYPE "public"."enum_admins_roles" AS ENUM('owner', 'editor', 'marketer', 'support');
  CREATE TYPE "public"."enum_site_settings_support_refund_limits_currency" AS ENUM('USD', 'EUR', 'GBP', 'JPY', 'KRW', 'CNY', 'HKD', 'INR', 'BRL', 'PLN', 'DKK', 'CHF', 'CAD', 'AUD', 'NZD', 'TWD', 'SGD', 'MXN', 'SEK', 'NOK', 'CZK');
  CREATE TABLE "promo_codes_amounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"currency" "enum_promo_codes_amounts_currency" NOT NULL,
  	"amount" numeric NOT NULL
  );
  
  CREATE TABLE "audit_entries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" varchar,
  	"by_email" varchar,
  	"kind" "enum_audit_entries_kind" NOT NULL,
  	"action" varchar NOT NULL,
  	"subject_collection" varchar NOT NULL,
  	"subject_id" varchar NOT NULL,
  	"summary" varchar,
  	"changes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "admins_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_admins_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "site_settings_support_refund_limits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"currency" "enum_site_settings_support_refund_limits_currency" NOT NULL,
  	"amount" numeric NOT NULL
  );
  
  ALTER TABLE "promo_codes" ALTER COLUMN "percent" DROP NOT NULL;
  ALTER TABLE "landing_pages" ADD COLUMN "accent" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_accent" varchar;
  ALTER TABLE "admins" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "admins" ADD COLUMN "totp_since" timestamp(3) with time zone;
  ALTER TABLE "admins" ADD COLUMN "totp_secret" varchar;
  ALTER TABLE "admins" ADD COLUMN "totp_last_step" numeric;
  ALTER TABLE "admins" ADD COLUMN "recovery_codes" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_entries_id" uuid;
  ALTER TABLE "promo_codes_amounts" ADD CONSTRAINT "promo_codes_amounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "admins_roles" ADD CONSTRAINT "admins_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_support_refund_limits" ADD CONSTRAINT "site_settings_support_refund_limits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "promo_codes_amounts_order_idx" ON "promo_codes_amounts" USING btree ("_order");
  CREATE INDEX "promo_codes_amounts_parent_id_idx" ON "promo_codes_amounts" USING btree ("_parent_id");
  CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at");
  CREATE INDEX "audit_entries_subject_id_idx" ON "audit_entries" USING btree ("subject_id");
  CREATE INDEX "audit_entries_updated_at_idx" ON "audit_entries" USING btree ("updated_at");
  CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries" USING btree ("created_at");
  CREATE INDEX "admins_roles_order_idx" ON "admins_roles" USING btree ("order");
  CREATE INDEX "admins_roles_parent_idx" ON "admins_roles" USING btree ("parent_id");
  CREATE INDEX "site_settings_support_refund_limits_order_idx" ON "site_settings_support_refund_limits" USING btree ("_order");
  CREATE INDEX "site_settings_support_refund_limits_parent_id_idx" ON "site_settings_support_refund_limits" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_entries_fk" FOREIGN KEY ("audit_entries_id") REFERENCES "public"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_audit_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_entries_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "promo_codes_amounts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "admins_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_support_refund_limits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "promo_codes_amounts" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  DROP TABLE "admins_roles" CASCADE;
  DROP TABLE "site_settings_support_refund_limits" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_entries_fk";
  
  DROP INDEX "payload_locked_documents_rels_audit_entries_id_idx";
  ALTER TABLE "promo_codes" ALTER COLUMN "percent" SET NOT NULL;
  ALTER TABLE "landing_pages" DROP COLUMN "accent";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_accent";
  ALTER TABLE "admins" DROP COLUMN "invited_at";
  ALTER TABLE "admins" DROP COLUMN "totp_since";
  ALTER TABLE "admins" DROP COLUMN "totp_secret";
  ALTER TABLE "admins" DROP COLUMN "totp_last_step";
  ALTER TABLE "admins" DROP COLUMN "recovery_codes";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_entries_id";
  DROP TYPE "public"."enum_promo_codes_amounts_currency";
  DROP TYPE "public"."enum_audit_entries_kind";
  DROP TYPE "public"."enum_admins_roles";
  DROP TYPE "public"."enum_site_settings_support_refund_limits_currency";`)
}
