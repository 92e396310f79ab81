import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { CREATE_ERASE_FUNCTIONS } from './functions/erase-subject'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_storefronts_plan_prices" AS ENUM('standard', 'second');
  CREATE TYPE "public"."enum__storefronts_v_version_plan_prices" AS ENUM('standard', 'second');
  CREATE TYPE "public"."enum_skus_price_list" AS ENUM('standard', 'second');
  CREATE TYPE "public"."enum__skus_v_version_price_list" AS ENUM('standard', 'second');
  CREATE TYPE "public"."enum_plans_benefits" AS ENUM('counted_tests', 'counted_courses', 'member_articles', 'all_reports', 'map', 'all_courses');
  CREATE TYPE "public"."enum_plans_level" AS ENUM('basic', 'premium');
  CREATE TYPE "public"."enum_plans_period_unit" AS ENUM('DAY', 'WEEK', 'MONTH', 'YEAR');
  CREATE TYPE "public"."enum_plans_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__plans_v_version_benefits" AS ENUM('counted_tests', 'counted_courses', 'member_articles', 'all_reports', 'map', 'all_courses');
  CREATE TYPE "public"."enum__plans_v_version_level" AS ENUM('basic', 'premium');
  CREATE TYPE "public"."enum__plans_v_version_period_unit" AS ENUM('DAY', 'WEEK', 'MONTH', 'YEAR');
  CREATE TYPE "public"."enum__plans_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__plans_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_checkout_policies_plans_conversion" AS ENUM('automatic', 'asked');
  CREATE TYPE "public"."enum_subscriptions_status" AS ENUM('trialing', 'active', 'past_due', 'cancelling', 'ended', 'stopped');
  CREATE TYPE "public"."enum_subscriptions_level" AS ENUM('basic', 'premium');
  CREATE TYPE "public"."enum_subscriptions_cancelled_by" AS ENUM('customer', 'guest', 'staff', 'erasure', 'upgrade', 'plumbline');
  CREATE TYPE "public"."enum_subscriptions_end_reason" AS ENUM('cancelled', 'not_agreed', 'not_paid', 'withdrawn', 'refunded', 'disputed', 'upgraded', 'erased');
  CREATE TYPE "public"."enum_subscriptions_leaving_reason" AS ENUM('too_expensive', 'not_used', 'missing', 'quality', 'only_once', 'other');
  ALTER TYPE "public"."enum_skus_tier" ADD VALUE 'plan';
  ALTER TYPE "public"."enum__skus_v_version_tier" ADD VALUE 'plan';
  CREATE TABLE "plans_benefits" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_plans_benefits",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "plans" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"code" varchar,
  	"level" "enum_plans_level",
  	"order" numeric DEFAULT 0,
  	"period_unit" "enum_plans_period_unit" DEFAULT 'MONTH',
  	"period_count" numeric DEFAULT 1,
  	"told_per_day" boolean DEFAULT false,
  	"trial_days" numeric DEFAULT 0,
  	"offer_ends_at" timestamp(3) with time zone,
  	"tests" numeric,
  	"courses" numeric,
  	"active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_plans_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "plans_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_plans_v_version_benefits" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__plans_v_version_benefits",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_plans_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_code" varchar,
  	"version_level" "enum__plans_v_version_level",
  	"version_order" numeric DEFAULT 0,
  	"version_period_unit" "enum__plans_v_version_period_unit" DEFAULT 'MONTH',
  	"version_period_count" numeric DEFAULT 1,
  	"version_told_per_day" boolean DEFAULT false,
  	"version_trial_days" numeric DEFAULT 0,
  	"version_offer_ends_at" timestamp(3) with time zone,
  	"version_tests" numeric,
  	"version_courses" numeric,
  	"version_active" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__plans_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__plans_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_plans_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"status" "enum_subscriptions_status" NOT NULL,
  	"customer_id" uuid,
  	"plan_id" uuid NOT NULL,
  	"level" "enum_subscriptions_level" NOT NULL,
  	"storefront_id" uuid NOT NULL,
  	"first_order_id" uuid NOT NULL,
  	"terms" jsonb NOT NULL,
  	"email" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"zone" varchar NOT NULL,
  	"provider" varchar NOT NULL,
  	"provider_ref" varchar NOT NULL,
  	"provider_stopped" boolean DEFAULT false,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"trial_ends_at" timestamp(3) with time zone,
  	"anchor_at" timestamp(3) with time zone NOT NULL,
  	"charges_done" numeric DEFAULT 0 NOT NULL,
  	"paid_until" timestamp(3) with time zone NOT NULL,
  	"next_charge_at" timestamp(3) with time zone,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"grace_until" timestamp(3) with time zone,
  	"agreed_at" timestamp(3) with time zone,
  	"cancelled_at" timestamp(3) with time zone,
  	"cancelled_by" "enum_subscriptions_cancelled_by",
  	"ends_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"end_reason" "enum_subscriptions_end_reason",
  	"leaving_reason" "enum_subscriptions_leaving_reason",
  	"clock_ahead_ms" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscription_openings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subscription_id" uuid NOT NULL,
  	"sitting_id" uuid,
  	"course_id" uuid,
  	"period_start" timestamp(3) with time zone NOT NULL,
  	"opened_at" timestamp(3) with time zone NOT NULL,
  	"given_back_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscription_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subscription_id" uuid NOT NULL,
  	"kind" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"detail" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "storefronts" ADD COLUMN "plan_prices" "enum_storefronts_plan_prices" DEFAULT 'standard';
  ALTER TABLE "_storefronts_v" ADD COLUMN "version_plan_prices" "enum__storefronts_v_version_plan_prices" DEFAULT 'standard';
  ALTER TABLE "skus_prices" ADD COLUMN "trial_amount" numeric;
  ALTER TABLE "skus" ADD COLUMN "plan_id" uuid;
  ALTER TABLE "skus" ADD COLUMN "price_list" "enum_skus_price_list";
  ALTER TABLE "_skus_v_version_prices" ADD COLUMN "trial_amount" numeric;
  ALTER TABLE "_skus_v" ADD COLUMN "version_plan_id" uuid;
  ALTER TABLE "_skus_v" ADD COLUMN "version_price_list" "enum__skus_v_version_price_list";
  ALTER TABLE "checkout_policies" ADD COLUMN "plans_conversion" "enum_checkout_policies_plans_conversion" DEFAULT 'automatic' NOT NULL;
  ALTER TABLE "checkout_policies" ADD COLUMN "plans_most_trial_days" numeric DEFAULT 30;
  ALTER TABLE "checkout_policies" ADD COLUMN "plans_shortest_period_days" numeric DEFAULT 1;
  ALTER TABLE "checkout_policies" ADD COLUMN "plans_remind_trial_days" numeric DEFAULT 1;
  ALTER TABLE "checkout_policies" ADD COLUMN "plans_remind_first_renewal_days" numeric DEFAULT 0;
  ALTER TABLE "checkout_policies" ADD COLUMN "plans_remind_renewal_days" numeric DEFAULT 0;
  ALTER TABLE "orders" ADD COLUMN "plan_terms" jsonb;
  ALTER TABLE "orders" ADD COLUMN "subscription_id" uuid;
  ALTER TABLE "orders" ADD COLUMN "charge" numeric;
  ALTER TABLE "orders" ADD COLUMN "period_start" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "period_end" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plans_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscriptions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscription_openings_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscription_events_id" uuid;
  ALTER TABLE "plans_benefits" ADD CONSTRAINT "plans_benefits_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_locales" ADD CONSTRAINT "plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_plans_v_version_benefits" ADD CONSTRAINT "_plans_v_version_benefits_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_plans_v" ADD CONSTRAINT "_plans_v_parent_id_plans_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_plans_v_locales" ADD CONSTRAINT "_plans_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_first_order_id_orders_id_fk" FOREIGN KEY ("first_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscription_openings" ADD CONSTRAINT "subscription_openings_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscription_openings" ADD CONSTRAINT "subscription_openings_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscription_openings" ADD CONSTRAINT "subscription_openings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "plans_benefits_order_idx" ON "plans_benefits" USING btree ("order");
  CREATE INDEX "plans_benefits_parent_idx" ON "plans_benefits" USING btree ("parent_id");
  CREATE UNIQUE INDEX "plans_code_idx" ON "plans" USING btree ("code");
  CREATE INDEX "plans_updated_at_idx" ON "plans" USING btree ("updated_at");
  CREATE INDEX "plans_created_at_idx" ON "plans" USING btree ("created_at");
  CREATE INDEX "plans__status_idx" ON "plans" USING btree ("_status");
  CREATE UNIQUE INDEX "plans_locales_locale_parent_id_unique" ON "plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_plans_v_version_benefits_order_idx" ON "_plans_v_version_benefits" USING btree ("order");
  CREATE INDEX "_plans_v_version_benefits_parent_idx" ON "_plans_v_version_benefits" USING btree ("parent_id");
  CREATE INDEX "_plans_v_parent_idx" ON "_plans_v" USING btree ("parent_id");
  CREATE INDEX "_plans_v_version_version_code_idx" ON "_plans_v" USING btree ("version_code");
  CREATE INDEX "_plans_v_version_version_updated_at_idx" ON "_plans_v" USING btree ("version_updated_at");
  CREATE INDEX "_plans_v_version_version_created_at_idx" ON "_plans_v" USING btree ("version_created_at");
  CREATE INDEX "_plans_v_version_version__status_idx" ON "_plans_v" USING btree ("version__status");
  CREATE INDEX "_plans_v_created_at_idx" ON "_plans_v" USING btree ("created_at");
  CREATE INDEX "_plans_v_updated_at_idx" ON "_plans_v" USING btree ("updated_at");
  CREATE INDEX "_plans_v_snapshot_idx" ON "_plans_v" USING btree ("snapshot");
  CREATE INDEX "_plans_v_published_locale_idx" ON "_plans_v" USING btree ("published_locale");
  CREATE INDEX "_plans_v_latest_idx" ON "_plans_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_plans_v_locales_locale_parent_id_unique" ON "_plans_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "subscriptions_number_idx" ON "subscriptions" USING btree ("number");
  CREATE INDEX "subscriptions_status_idx" ON "subscriptions" USING btree ("status");
  CREATE INDEX "subscriptions_customer_idx" ON "subscriptions" USING btree ("customer_id");
  CREATE INDEX "subscriptions_plan_idx" ON "subscriptions" USING btree ("plan_id");
  CREATE INDEX "subscriptions_storefront_idx" ON "subscriptions" USING btree ("storefront_id");
  CREATE UNIQUE INDEX "subscriptions_first_order_idx" ON "subscriptions" USING btree ("first_order_id");
  CREATE INDEX "subscriptions_email_idx" ON "subscriptions" USING btree ("email");
  CREATE UNIQUE INDEX "subscriptions_provider_ref_idx" ON "subscriptions" USING btree ("provider_ref");
  CREATE INDEX "subscriptions_next_charge_at_idx" ON "subscriptions" USING btree ("next_charge_at");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE INDEX "subscription_openings_subscription_idx" ON "subscription_openings" USING btree ("subscription_id");
  CREATE INDEX "subscription_openings_sitting_idx" ON "subscription_openings" USING btree ("sitting_id");
  CREATE INDEX "subscription_openings_course_idx" ON "subscription_openings" USING btree ("course_id");
  CREATE INDEX "subscription_openings_updated_at_idx" ON "subscription_openings" USING btree ("updated_at");
  CREATE INDEX "subscription_openings_created_at_idx" ON "subscription_openings" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscription_sitting_idx" ON "subscription_openings" USING btree ("subscription_id","sitting_id");
  CREATE UNIQUE INDEX "subscription_course_periodStart_idx" ON "subscription_openings" USING btree ("subscription_id","course_id","period_start");
  CREATE INDEX "subscription_events_subscription_idx" ON "subscription_events" USING btree ("subscription_id");
  CREATE UNIQUE INDEX "subscription_events_key_idx" ON "subscription_events" USING btree ("key");
  CREATE INDEX "subscription_events_updated_at_idx" ON "subscription_events" USING btree ("updated_at");
  CREATE INDEX "subscription_events_created_at_idx" ON "subscription_events" USING btree ("created_at");
  ALTER TABLE "skus" ADD CONSTRAINT "skus_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_skus_v" ADD CONSTRAINT "_skus_v_version_plan_id_plans_id_fk" FOREIGN KEY ("version_plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plans_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscription_openings_fk" FOREIGN KEY ("subscription_openings_id") REFERENCES "public"."subscription_openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscription_events_fk" FOREIGN KEY ("subscription_events_id") REFERENCES "public"."subscription_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "skus_plan_idx" ON "skus" USING btree ("plan_id");
  CREATE UNIQUE INDEX "plan_priceList_idx" ON "skus" USING btree ("plan_id","price_list");
  CREATE INDEX "_skus_v_version_version_plan_idx" ON "_skus_v" USING btree ("version_plan_id");
  CREATE INDEX "version_plan_version_priceList_idx" ON "_skus_v" USING btree ("version_plan_id","version_price_list");
  CREATE INDEX "orders_subscription_idx" ON "orders" USING btree ("subscription_id");
  CREATE UNIQUE INDEX "subscription_charge_idx" ON "orders" USING btree ("subscription_id","charge");
  CREATE INDEX "payload_locked_documents_rels_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("plans_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_subscription_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("subscription_openings_id");
  CREATE INDEX "payload_locked_documents_rels_subscription_events_id_idx" ON "payload_locked_documents_rels" USING btree ("subscription_events_id");
  CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" ("customer_id")
    WHERE "status" IN ('trialing', 'active', 'past_due', 'cancelling');
  ALTER TABLE "subscription_openings" ADD CONSTRAINT "opens_one_thing" CHECK (num_nonnulls("sitting_id", "course_id") = 1);
  ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_of_plan" CHECK (("tier" = 'plan') = ("plan_terms" IS NOT NULL));`)
  await db.execute(CREATE_ERASE_FUNCTIONS)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "orders" DROP CONSTRAINT "orders_terms_of_plan";
   ALTER TABLE "plans_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_plans_v_version_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_plans_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_plans_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscription_openings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscription_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "plans_benefits" CASCADE;
  DROP TABLE "plans" CASCADE;
  DROP TABLE "plans_locales" CASCADE;
  DROP TABLE "_plans_v_version_benefits" CASCADE;
  DROP TABLE "_plans_v" CASCADE;
  DROP TABLE "_plans_v_locales" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "subscription_openings" CASCADE;
  DROP TABLE "subscription_events" CASCADE;
  ALTER TABLE "skus" DROP CONSTRAINT "skus_plan_id_plans_id_fk";
  
  ALTER TABLE "_skus_v" DROP CONSTRAINT "_skus_v_version_plan_id_plans_id_fk";
  
  ALTER TABLE "orders" DROP CONSTRAINT "orders_subscription_id_subscriptions_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plans_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscription_openings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscription_events_fk";
  
  ALTER TABLE "skus" ALTER COLUMN "tier" SET DATA TYPE text;
  DROP TYPE "public"."enum_skus_tier";
  CREATE TYPE "public"."enum_skus_tier" AS ENUM('sku1', 'sku2', 'sku3', 'sku4', 'package1', 'package2', 'package3', 'package4', 'course');
  ALTER TABLE "skus" ALTER COLUMN "tier" SET DATA TYPE "public"."enum_skus_tier" USING "tier"::"public"."enum_skus_tier";
  ALTER TABLE "_skus_v" ALTER COLUMN "version_tier" SET DATA TYPE text;
  DROP TYPE "public"."enum__skus_v_version_tier";
  CREATE TYPE "public"."enum__skus_v_version_tier" AS ENUM('sku1', 'sku2', 'sku3', 'sku4', 'package1', 'package2', 'package3', 'package4', 'course');
  ALTER TABLE "_skus_v" ALTER COLUMN "version_tier" SET DATA TYPE "public"."enum__skus_v_version_tier" USING "version_tier"::"public"."enum__skus_v_version_tier";
  DROP INDEX "skus_plan_idx";
  DROP INDEX "plan_priceList_idx";
  DROP INDEX "_skus_v_version_version_plan_idx";
  DROP INDEX "version_plan_version_priceList_idx";
  DROP INDEX "orders_subscription_idx";
  DROP INDEX "subscription_charge_idx";
  DROP INDEX "payload_locked_documents_rels_plans_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscriptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscription_openings_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscription_events_id_idx";
  ALTER TABLE "storefronts" DROP COLUMN "plan_prices";
  ALTER TABLE "_storefronts_v" DROP COLUMN "version_plan_prices";
  ALTER TABLE "skus_prices" DROP COLUMN "trial_amount";
  ALTER TABLE "skus" DROP COLUMN "plan_id";
  ALTER TABLE "skus" DROP COLUMN "price_list";
  ALTER TABLE "_skus_v_version_prices" DROP COLUMN "trial_amount";
  ALTER TABLE "_skus_v" DROP COLUMN "version_plan_id";
  ALTER TABLE "_skus_v" DROP COLUMN "version_price_list";
  ALTER TABLE "checkout_policies" DROP COLUMN "plans_conversion";
  ALTER TABLE "checkout_policies" DROP COLUMN "plans_most_trial_days";
  ALTER TABLE "checkout_policies" DROP COLUMN "plans_shortest_period_days";
  ALTER TABLE "checkout_policies" DROP COLUMN "plans_remind_trial_days";
  ALTER TABLE "checkout_policies" DROP COLUMN "plans_remind_first_renewal_days";
  ALTER TABLE "checkout_policies" DROP COLUMN "plans_remind_renewal_days";
  ALTER TABLE "orders" DROP COLUMN "plan_terms";
  ALTER TABLE "orders" DROP COLUMN "subscription_id";
  ALTER TABLE "orders" DROP COLUMN "charge";
  ALTER TABLE "orders" DROP COLUMN "period_start";
  ALTER TABLE "orders" DROP COLUMN "period_end";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plans_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscription_openings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscription_events_id";
  DROP TYPE "public"."enum_storefronts_plan_prices";
  DROP TYPE "public"."enum__storefronts_v_version_plan_prices";
  DROP TYPE "public"."enum_skus_price_list";
  DROP TYPE "public"."enum__skus_v_version_price_list";
  DROP TYPE "public"."enum_plans_benefits";
  DROP TYPE "public"."enum_plans_level";
  DROP TYPE "public"."enum_plans_period_unit";
  DROP TYPE "public"."enum_plans_status";
  DROP TYPE "public"."enum__plans_v_version_benefits";
  DROP TYPE "public"."enum__plans_v_version_level";
  DROP TYPE "public"."enum__plans_v_version_period_unit";
  DROP TYPE "public"."enum__plans_v_version_status";
  DROP TYPE "public"."enum__plans_v_published_locale";
  DROP TYPE "public"."enum_checkout_policies_plans_conversion";
  DROP TYPE "public"."enum_subscriptions_status";
  DROP TYPE "public"."enum_subscriptions_level";
  DROP TYPE "public"."enum_subscriptions_cancelled_by";
  DROP TYPE "public"."enum_subscriptions_end_reason";
  DROP TYPE "public"."enum_subscriptions_leaving_reason";`)
}
