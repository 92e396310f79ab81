import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_exams_kind" AS ENUM('iq', 'types16', 'eq', 'left_right', 'depression', 'psychology', 'map');
  CREATE TYPE "public"."enum_exams_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__exams_v_version_kind" AS ENUM('iq', 'types16', 'eq', 'left_right', 'depression', 'psychology', 'map');
  CREATE TYPE "public"."enum__exams_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__exams_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_questions_options_error" AS ENUM('repetition', 'incomplete-correlate', 'wrong-principle', 'difference');
  CREATE TYPE "public"."enum_questions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_v_version_options_error" AS ENUM('repetition', 'incomplete-correlate', 'wrong-principle', 'difference');
  CREATE TYPE "public"."enum__questions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_landing_pages_variant" AS ENUM('new', 'test_center', 'founder', 'free', 'genius_lab', 'girl', 'home', 'matrix', 'new_boy', 'new_computer', 'new_genius', 'new_girl', 'new_page', 'relax', 'third', 'types', 'yellow_boy', 'yellow_computer', 'yellow_girl', 'young');
  CREATE TYPE "public"."enum_landing_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_pages_v_version_variant" AS ENUM('new', 'test_center', 'founder', 'free', 'genius_lab', 'girl', 'home', 'matrix', 'new_boy', 'new_computer', 'new_genius', 'new_girl', 'new_page', 'relax', 'third', 'types', 'yellow_boy', 'yellow_computer', 'yellow_girl', 'young');
  CREATE TYPE "public"."enum__landing_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_pages_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_landing_themes_font" AS ENUM('humanist', 'rounded', 'serif');
  CREATE TYPE "public"."enum_landing_themes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_themes_v_version_font" AS ENUM('humanist', 'rounded', 'serif');
  CREATE TYPE "public"."enum__landing_themes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_themes_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_storefronts_payment_methods_gateway" AS ENUM('sandbox', 'stripe', 'paypal');
  CREATE TYPE "public"."enum_storefronts_payment_methods_method" AS ENUM('card', 'paypal', 'apple_pay', 'google_pay');
  CREATE TYPE "public"."enum_storefronts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__storefronts_v_version_payment_methods_gateway" AS ENUM('sandbox', 'stripe', 'paypal');
  CREATE TYPE "public"."enum__storefronts_v_version_payment_methods_method" AS ENUM('card', 'paypal', 'apple_pay', 'google_pay');
  CREATE TYPE "public"."enum__storefronts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__storefronts_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_protocols_link_code" AS ENUM('terms', 'privacy', 'cookies', 'imprint', 'refund');
  CREATE TYPE "public"."enum_protocols_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__protocols_v_version_link_code" AS ENUM('terms', 'privacy', 'cookies', 'imprint', 'refund');
  CREATE TYPE "public"."enum__protocols_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__protocols_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_skus_parts" AS ENUM('iq_score', 'iq_ranking', 'pdf_report', 'wrong_answers', 'left_right_brain', 'certificate', 'eq_test', 'permanent_discount', 'brain_guide');
  CREATE TYPE "public"."enum_skus_prices_currency" AS ENUM('USD', 'EUR', 'GBP', 'JPY', 'KRW', 'CNY', 'HKD', 'INR', 'BRL', 'PLN', 'DKK', 'CHF', 'CAD', 'AUD', 'NZD', 'TWD', 'SGD', 'MXN', 'SEK', 'NOK', 'CZK');
  CREATE TYPE "public"."enum_skus_tier" AS ENUM('sku1', 'sku2', 'sku3', 'sku4');
  CREATE TYPE "public"."enum_skus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__skus_v_version_parts" AS ENUM('iq_score', 'iq_ranking', 'pdf_report', 'wrong_answers', 'left_right_brain', 'certificate', 'eq_test', 'permanent_discount', 'brain_guide');
  CREATE TYPE "public"."enum__skus_v_version_prices_currency" AS ENUM('USD', 'EUR', 'GBP', 'JPY', 'KRW', 'CNY', 'HKD', 'INR', 'BRL', 'PLN', 'DKK', 'CHF', 'CAD', 'AUD', 'NZD', 'TWD', 'SGD', 'MXN', 'SEK', 'NOK', 'CZK');
  CREATE TYPE "public"."enum__skus_v_version_tier" AS ENUM('sku1', 'sku2', 'sku3', 'sku4');
  CREATE TYPE "public"."enum__skus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__skus_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_report_parts_part" AS ENUM('iq_score', 'iq_ranking', 'pdf_report', 'wrong_answers', 'left_right_brain', 'certificate', 'eq_test', 'permanent_discount', 'brain_guide');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_presenters_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__presenters_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__presenters_v_published_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_countries_continent" AS ENUM('AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA');
  CREATE TYPE "public"."enum_sittings_state" AS ENUM('started', 'confirmed', 'valid', 'abnormal');
  CREATE TYPE "public"."enum_sittings_locale" AS ENUM('EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR');
  CREATE TYPE "public"."enum_sittings_timing" AS ENUM('standard', 'x1_25', 'x1_5', 'x2', 'untimed');
  CREATE TYPE "public"."enum_reports_verdict" AS ENUM('valid', 'caution', 'invalid');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('created', 'expired', 'paid', 'partially_refunded', 'disputed', 'refunded', 'lost');
  CREATE TYPE "public"."enum_payment_attempts_status" AS ENUM('created', 'open', 'processing', 'unknown', 'failed', 'canceled', 'expired', 'succeeded');
  CREATE TYPE "public"."enum_provider_events_state" AS ENUM('received', 'applied', 'failed');
  CREATE TYPE "public"."enum_ledger_entries_kind" AS ENUM('charge', 'refund', 'dispute', 'dispute_won', 'dispute_lost', 'fee');
  CREATE TYPE "public"."enum_mails_template" AS ENUM('report_ready', 'report_link', 'contact_received');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('queued', 'sent', 'kept', 'failed');
  CREATE TYPE "public"."enum_consents_kind" AS ENUM('cookies', 'email_privacy', 'terms');
  CREATE TYPE "public"."enum_consents_choice" AS ENUM('accepted', 'refused');
  CREATE TYPE "public"."enum_report_links_purpose" AS ENUM('report', 'retrieval', 'grant');
  CREATE TYPE "public"."enum_admins_role" AS ENUM('owner', 'editor');
  CREATE TYPE "public"."enum_counters_items_mode" AS ENUM('live', 'static');
  CREATE TYPE "public"."enum_counters_items_source" AS ENUM('tests_total', 'tests_30_days', 'average_iq', 'currently_testing');
  CREATE TABLE "exams_encouragements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "exams_encouragements_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "exams_instructions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "exams_instructions_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "exams" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" numeric,
  	"kind" "enum_exams_kind",
  	"form_time_limit_minutes" numeric DEFAULT 25,
  	"form_parts" numeric DEFAULT 3,
  	"form_practice" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_exams_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "exams_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"duration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_exams_v_version_encouragements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_exams_v_version_encouragements_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_exams_v_version_instructions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_exams_v_version_instructions_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_exams_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_number" numeric,
  	"version_kind" "enum__exams_v_version_kind",
  	"version_form_time_limit_minutes" numeric DEFAULT 25,
  	"version_form_parts" numeric DEFAULT 3,
  	"version_form_practice" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__exams_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__exams_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_exams_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_duration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "questions_panels" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"panel" jsonb
  );
  
  CREATE TABLE "questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"panel" jsonb,
  	"error" "enum_questions_options_error"
  );
  
  CREATE TABLE "questions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"exam_id" uuid,
  	"position" numeric,
  	"part" numeric,
  	"key" numeric,
  	"a" numeric DEFAULT 1.3,
  	"b" numeric,
  	"c" numeric DEFAULT 0.16666666666666666,
  	"b_se" numeric DEFAULT 0.8,
  	"rules" jsonb,
  	"layers" numeric DEFAULT 1,
  	"seed" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_questions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_questions_v_version_panels" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"panel" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_questions_v_version_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"panel" jsonb,
  	"error" "enum__questions_v_version_options_error",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_questions_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_exam_id" uuid,
  	"version_position" numeric,
  	"version_part" numeric,
  	"version_key" numeric,
  	"version_a" numeric DEFAULT 1.3,
  	"version_b" numeric,
  	"version_c" numeric DEFAULT 0.16666666666666666,
  	"version_b_se" numeric DEFAULT 0.8,
  	"version_rules" jsonb,
  	"version_layers" numeric DEFAULT 1,
  	"version_seed" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__questions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__questions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "landing_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"storefront_id" uuid,
  	"exam_id" uuid,
  	"variant" "enum_landing_pages_variant",
  	"theme_id" uuid,
  	"blocks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_landing_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "landing_pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_landing_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_storefront_id" uuid,
  	"version_exam_id" uuid,
  	"version_variant" "enum__landing_pages_v_version_variant",
  	"version_theme_id" uuid,
  	"version_blocks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__landing_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__landing_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_landing_pages_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "landing_themes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"colours_surface" varchar,
  	"colours_raised" varchar,
  	"colours_ink" varchar,
  	"colours_muted" varchar,
  	"colours_accent" varchar,
  	"colours_on_accent" varchar,
  	"colours_line" varchar,
  	"colours_positive" varchar,
  	"colours_danger" varchar,
  	"radius" numeric DEFAULT 12,
  	"font" "enum_landing_themes_font" DEFAULT 'humanist',
  	"logo_id" uuid,
  	"footer_logo_id" uuid,
  	"hero_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_landing_themes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_landing_themes_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_colours_surface" varchar,
  	"version_colours_raised" varchar,
  	"version_colours_ink" varchar,
  	"version_colours_muted" varchar,
  	"version_colours_accent" varchar,
  	"version_colours_on_accent" varchar,
  	"version_colours_line" varchar,
  	"version_colours_positive" varchar,
  	"version_colours_danger" varchar,
  	"version_radius" numeric DEFAULT 12,
  	"version_font" "enum__landing_themes_v_version_font" DEFAULT 'humanist',
  	"version_logo_id" uuid,
  	"version_footer_logo_id" uuid,
  	"version_hero_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__landing_themes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__landing_themes_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "storefronts_payment_methods" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"gateway" "enum_storefronts_payment_methods_gateway",
  	"method" "enum_storefronts_payment_methods_method"
  );
  
  CREATE TABLE "storefronts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"code" varchar,
  	"logo_id" uuid,
  	"footer_logo_id" uuid,
  	"support_email" varchar,
  	"default_landing_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_storefronts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "storefronts_locales" (
  	"name" varchar,
  	"tagline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "storefronts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" uuid
  );
  
  CREATE TABLE "_storefronts_v_version_payment_methods" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"gateway" "enum__storefronts_v_version_payment_methods_gateway",
  	"method" "enum__storefronts_v_version_payment_methods_method",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_storefronts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_code" varchar,
  	"version_logo_id" uuid,
  	"version_footer_logo_id" uuid,
  	"version_support_email" varchar,
  	"version_default_landing_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__storefronts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__storefronts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_storefronts_v_locales" (
  	"version_name" varchar,
  	"version_tagline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_storefronts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" uuid
  );
  
  CREATE TABLE "protocols" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"storefront_id" uuid,
  	"link_code" "enum_protocols_link_code",
  	"version" varchar DEFAULT '1',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_protocols_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "protocols_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_protocols_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_storefront_id" uuid,
  	"version_link_code" "enum__protocols_v_version_link_code",
  	"version_version" varchar DEFAULT '1',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__protocols_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__protocols_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_protocols_v_locales" (
  	"version_title" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "skus_parts" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_skus_parts",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "skus_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"currency" "enum_skus_prices_currency",
  	"amount" numeric
  );
  
  CREATE TABLE "skus" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"exam_id" uuid,
  	"tier" "enum_skus_tier",
  	"most_popular" boolean DEFAULT false,
  	"active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_skus_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "skus_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_skus_v_version_parts" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__skus_v_version_parts",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_skus_v_version_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"currency" "enum__skus_v_version_prices_currency",
  	"amount" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_skus_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_exam_id" uuid,
  	"version_tier" "enum__skus_v_version_tier",
  	"version_most_popular" boolean DEFAULT false,
  	"version_active" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__skus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__skus_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_skus_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "report_parts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"part" "enum_report_parts_part" NOT NULL,
  	"logo_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "report_parts_locales" (
  	"name" varchar NOT NULL,
  	"content" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "promo_codes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"code" varchar NOT NULL,
  	"active" boolean DEFAULT true,
  	"percent" numeric NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"max_uses" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promo_codes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"skus_id" uuid
  );
  
  CREATE TABLE "reviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"exam_id" uuid,
  	"order_id" uuid,
  	"name" varchar,
  	"time" timestamp(3) with time zone,
  	"location" varchar,
  	"head_image_id" uuid,
  	"stars" numeric DEFAULT 5,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_reviews_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "reviews_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_reviews_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_exam_id" uuid,
  	"version_order_id" uuid,
  	"version_name" varchar,
  	"version_time" timestamp(3) with time zone,
  	"version_location" varchar,
  	"version_head_image_id" uuid,
  	"version_stars" numeric DEFAULT 5,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__reviews_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reviews_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_reviews_v_locales" (
  	"version_content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "presenters" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"exam_id" uuid,
  	"name" varchar,
  	"img_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_presenters_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "presenters_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_presenters_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_exam_id" uuid,
  	"version_name" varchar,
  	"version_img_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__presenters_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__presenters_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_presenters_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "countries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"code" varchar NOT NULL,
  	"currency" varchar NOT NULL,
  	"tax_rate_percent" numeric DEFAULT 0 NOT NULL,
  	"continent" "enum_countries_continent" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sittings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"exam_id" uuid NOT NULL,
  	"storefront_id" uuid NOT NULL,
  	"visitor_hash" varchar NOT NULL,
  	"state" "enum_sittings_state" NOT NULL,
  	"locale" "enum_sittings_locale" NOT NULL,
  	"country" varchar NOT NULL,
  	"timing" "enum_sittings_timing" NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"deadline" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"email" varchar,
  	"landing" varchar,
  	"tracking" jsonb,
  	"form" jsonb NOT NULL,
  	"price_list" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"sitting_id" uuid NOT NULL,
  	"position" numeric NOT NULL,
  	"choice" numeric,
  	"revision" numeric NOT NULL,
  	"spent_ms" numeric DEFAULT 0 NOT NULL,
  	"late_choice" numeric,
  	"answered_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"sitting_id" uuid NOT NULL,
  	"verdict" "enum_reports_verdict" NOT NULL,
  	"codes" jsonb,
  	"iq" numeric,
  	"result" jsonb NOT NULL,
  	"form_version" varchar NOT NULL,
  	"scoring_version" varchar NOT NULL,
  	"norm_version" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "orders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"status" "enum_orders_status" NOT NULL,
  	"sitting_id" uuid NOT NULL,
  	"sku_id" uuid NOT NULL,
  	"tier" varchar NOT NULL,
  	"parts" jsonb NOT NULL,
  	"email" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"currency" varchar NOT NULL,
  	"list" numeric NOT NULL,
  	"discounts" jsonb,
  	"total" numeric NOT NULL,
  	"tax_rate_percent" numeric NOT NULL,
  	"tax_included" numeric NOT NULL,
  	"promo_id" uuid,
  	"tracking" jsonb,
  	"paid_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_attempts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"attempt" numeric NOT NULL,
  	"provider" varchar NOT NULL,
  	"method" varchar NOT NULL,
  	"intent_id" varchar,
  	"client_secret" varchar,
  	"form_url" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"status" "enum_payment_attempts_status" NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"failure_code" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "provider_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"provider" varchar NOT NULL,
  	"event_id" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"intent_id" varchar,
  	"raw" varchar,
  	"state" "enum_provider_events_state" NOT NULL,
  	"outcome" varchar,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ledger_entries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"kind" "enum_ledger_entries_kind" NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"provider" varchar NOT NULL,
  	"provider_ref" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "entitlements" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"sitting_id" uuid NOT NULL,
  	"sku_id" uuid NOT NULL,
  	"tier" varchar NOT NULL,
  	"parts" jsonb NOT NULL,
  	"granted_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"to" varchar NOT NULL,
  	"template" "enum_mails_template" NOT NULL,
  	"locale" varchar NOT NULL,
  	"params" jsonb NOT NULL,
  	"key" varchar NOT NULL,
  	"message_id" varchar NOT NULL,
  	"status" "enum_mails_status" NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "anomalies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" varchar NOT NULL,
  	"ref" varchar NOT NULL,
  	"detail" jsonb,
  	"resolved_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_consents_kind" NOT NULL,
  	"choice" "enum_consents_choice" NOT NULL,
  	"version" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"sitting_id" uuid,
  	"order_id" uuid,
  	"wording" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "item_versions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"question_id" uuid,
  	"version" numeric NOT NULL,
  	"panels" jsonb NOT NULL,
  	"options" jsonb NOT NULL,
  	"key" numeric NOT NULL,
  	"errors" jsonb,
  	"a" numeric NOT NULL,
  	"b" numeric NOT NULL,
  	"c" numeric NOT NULL,
  	"b_se" numeric NOT NULL,
  	"rules" jsonb,
  	"layers" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "report_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"purpose" "enum_report_links_purpose" NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"sittings" jsonb NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rate_limits" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"hits" numeric NOT NULL,
  	"resets_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"topic" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"locale" varchar,
  	"storefront_id" uuid,
  	"handled" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customers_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "customers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"nickname" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "admins_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "admins" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_admins_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"exams_id" uuid,
  	"questions_id" uuid,
  	"landing_pages_id" uuid,
  	"landing_themes_id" uuid,
  	"storefronts_id" uuid,
  	"protocols_id" uuid,
  	"media_id" uuid,
  	"skus_id" uuid,
  	"report_parts_id" uuid,
  	"promo_codes_id" uuid,
  	"reviews_id" uuid,
  	"presenters_id" uuid,
  	"countries_id" uuid,
  	"sittings_id" uuid,
  	"answers_id" uuid,
  	"reports_id" uuid,
  	"orders_id" uuid,
  	"payment_attempts_id" uuid,
  	"provider_events_id" uuid,
  	"ledger_entries_id" uuid,
  	"entitlements_id" uuid,
  	"mails_id" uuid,
  	"anomalies_id" uuid,
  	"consents_id" uuid,
  	"item_versions_id" uuid,
  	"report_links_id" uuid,
  	"rate_limits_id" uuid,
  	"contact_messages_id" uuid,
  	"customers_id" uuid,
  	"admins_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"customers_id" uuid,
  	"admins_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"default_storefront_id" uuid,
  	"default_exam_id" uuid,
  	"report_opens_after_seconds" numeric DEFAULT 10 NOT NULL,
  	"permanent_discount_percent" numeric DEFAULT 20 NOT NULL,
  	"list_page_size" numeric DEFAULT 10 NOT NULL,
  	"order_expires_after_hours" numeric DEFAULT 24 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "counters_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"mode" "enum_counters_items_mode" NOT NULL,
  	"source" "enum_counters_items_source",
  	"minimum" numeric DEFAULT 200,
  	"value" varchar,
  	"published" boolean DEFAULT false,
  	"evidence" varchar
  );
  
  CREATE TABLE "counters_items_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "counters" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "exams_encouragements" ADD CONSTRAINT "exams_encouragements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exams_encouragements_locales" ADD CONSTRAINT "exams_encouragements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."exams_encouragements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exams_instructions" ADD CONSTRAINT "exams_instructions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exams_instructions_locales" ADD CONSTRAINT "exams_instructions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."exams_instructions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exams_locales" ADD CONSTRAINT "exams_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exams_v_version_encouragements" ADD CONSTRAINT "_exams_v_version_encouragements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_exams_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exams_v_version_encouragements_locales" ADD CONSTRAINT "_exams_v_version_encouragements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_exams_v_version_encouragements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exams_v_version_instructions" ADD CONSTRAINT "_exams_v_version_instructions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_exams_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exams_v_version_instructions_locales" ADD CONSTRAINT "_exams_v_version_instructions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_exams_v_version_instructions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exams_v" ADD CONSTRAINT "_exams_v_parent_id_exams_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_exams_v_locales" ADD CONSTRAINT "_exams_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_exams_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_panels" ADD CONSTRAINT "questions_panels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_options" ADD CONSTRAINT "questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions" ADD CONSTRAINT "questions_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_questions_v_version_panels" ADD CONSTRAINT "_questions_v_version_panels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v_version_options" ADD CONSTRAINT "_questions_v_version_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v" ADD CONSTRAINT "_questions_v_parent_id_questions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_questions_v" ADD CONSTRAINT "_questions_v_version_exam_id_exams_id_fk" FOREIGN KEY ("version_exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_theme_id_landing_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."landing_themes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_pages_locales" ADD CONSTRAINT "landing_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_parent_id_landing_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_storefront_id_storefronts_id_fk" FOREIGN KEY ("version_storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_exam_id_exams_id_fk" FOREIGN KEY ("version_exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_theme_id_landing_themes_id_fk" FOREIGN KEY ("version_theme_id") REFERENCES "public"."landing_themes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_locales" ADD CONSTRAINT "_landing_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_themes" ADD CONSTRAINT "landing_themes_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_themes" ADD CONSTRAINT "landing_themes_footer_logo_id_media_id_fk" FOREIGN KEY ("footer_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_themes" ADD CONSTRAINT "landing_themes_hero_id_media_id_fk" FOREIGN KEY ("hero_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_themes_v" ADD CONSTRAINT "_landing_themes_v_parent_id_landing_themes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_themes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_themes_v" ADD CONSTRAINT "_landing_themes_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_themes_v" ADD CONSTRAINT "_landing_themes_v_version_footer_logo_id_media_id_fk" FOREIGN KEY ("version_footer_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_themes_v" ADD CONSTRAINT "_landing_themes_v_version_hero_id_media_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "storefronts_payment_methods" ADD CONSTRAINT "storefronts_payment_methods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "storefronts" ADD CONSTRAINT "storefronts_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "storefronts" ADD CONSTRAINT "storefronts_footer_logo_id_media_id_fk" FOREIGN KEY ("footer_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "storefronts" ADD CONSTRAINT "storefronts_default_landing_id_landing_pages_id_fk" FOREIGN KEY ("default_landing_id") REFERENCES "public"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "storefronts_locales" ADD CONSTRAINT "storefronts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "storefronts_rels" ADD CONSTRAINT "storefronts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "storefronts_rels" ADD CONSTRAINT "storefronts_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_storefronts_v_version_payment_methods" ADD CONSTRAINT "_storefronts_v_version_payment_methods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_storefronts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_storefronts_v" ADD CONSTRAINT "_storefronts_v_parent_id_storefronts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."storefronts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_storefronts_v" ADD CONSTRAINT "_storefronts_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_storefronts_v" ADD CONSTRAINT "_storefronts_v_version_footer_logo_id_media_id_fk" FOREIGN KEY ("version_footer_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_storefronts_v" ADD CONSTRAINT "_storefronts_v_version_default_landing_id_landing_pages_id_fk" FOREIGN KEY ("version_default_landing_id") REFERENCES "public"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_storefronts_v_locales" ADD CONSTRAINT "_storefronts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_storefronts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_storefronts_v_rels" ADD CONSTRAINT "_storefronts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_storefronts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_storefronts_v_rels" ADD CONSTRAINT "_storefronts_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "protocols" ADD CONSTRAINT "protocols_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "protocols_locales" ADD CONSTRAINT "protocols_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."protocols"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_protocols_v" ADD CONSTRAINT "_protocols_v_parent_id_protocols_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."protocols"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_protocols_v" ADD CONSTRAINT "_protocols_v_version_storefront_id_storefronts_id_fk" FOREIGN KEY ("version_storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_protocols_v_locales" ADD CONSTRAINT "_protocols_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_protocols_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "skus_parts" ADD CONSTRAINT "skus_parts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "skus_prices" ADD CONSTRAINT "skus_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "skus" ADD CONSTRAINT "skus_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "skus_locales" ADD CONSTRAINT "skus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_skus_v_version_parts" ADD CONSTRAINT "_skus_v_version_parts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_skus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_skus_v_version_prices" ADD CONSTRAINT "_skus_v_version_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_skus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_skus_v" ADD CONSTRAINT "_skus_v_parent_id_skus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."skus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_skus_v" ADD CONSTRAINT "_skus_v_version_exam_id_exams_id_fk" FOREIGN KEY ("version_exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_skus_v_locales" ADD CONSTRAINT "_skus_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_skus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "report_parts" ADD CONSTRAINT "report_parts_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "report_parts_locales" ADD CONSTRAINT "report_parts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."report_parts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promo_codes_rels" ADD CONSTRAINT "promo_codes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promo_codes_rels" ADD CONSTRAINT "promo_codes_rels_skus_fk" FOREIGN KEY ("skus_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_locales" ADD CONSTRAINT "reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_parent_id_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_exam_id_exams_id_fk" FOREIGN KEY ("version_exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_order_id_orders_id_fk" FOREIGN KEY ("version_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v_locales" ADD CONSTRAINT "_reviews_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "presenters" ADD CONSTRAINT "presenters_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "presenters" ADD CONSTRAINT "presenters_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "presenters_locales" ADD CONSTRAINT "presenters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."presenters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_presenters_v" ADD CONSTRAINT "_presenters_v_parent_id_presenters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."presenters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_presenters_v" ADD CONSTRAINT "_presenters_v_version_exam_id_exams_id_fk" FOREIGN KEY ("version_exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_presenters_v" ADD CONSTRAINT "_presenters_v_version_img_id_media_id_fk" FOREIGN KEY ("version_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_presenters_v_locales" ADD CONSTRAINT "_presenters_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_presenters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sittings" ADD CONSTRAINT "sittings_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sittings" ADD CONSTRAINT "sittings_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "answers" ADD CONSTRAINT "answers_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_promo_id_promo_codes_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promo_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "item_versions" ADD CONSTRAINT "item_versions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customers_sessions" ADD CONSTRAINT "customers_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "admins_sessions" ADD CONSTRAINT "admins_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_exams_fk" FOREIGN KEY ("exams_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_themes_fk" FOREIGN KEY ("landing_themes_id") REFERENCES "public"."landing_themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_storefronts_fk" FOREIGN KEY ("storefronts_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_protocols_fk" FOREIGN KEY ("protocols_id") REFERENCES "public"."protocols"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_skus_fk" FOREIGN KEY ("skus_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_report_parts_fk" FOREIGN KEY ("report_parts_id") REFERENCES "public"."report_parts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promo_codes_fk" FOREIGN KEY ("promo_codes_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_presenters_fk" FOREIGN KEY ("presenters_id") REFERENCES "public"."presenters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sittings_fk" FOREIGN KEY ("sittings_id") REFERENCES "public"."sittings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answers_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payment_attempts_fk" FOREIGN KEY ("payment_attempts_id") REFERENCES "public"."payment_attempts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_provider_events_fk" FOREIGN KEY ("provider_events_id") REFERENCES "public"."provider_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ledger_entries_fk" FOREIGN KEY ("ledger_entries_id") REFERENCES "public"."ledger_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_entitlements_fk" FOREIGN KEY ("entitlements_id") REFERENCES "public"."entitlements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_anomalies_fk" FOREIGN KEY ("anomalies_id") REFERENCES "public"."anomalies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_item_versions_fk" FOREIGN KEY ("item_versions_id") REFERENCES "public"."item_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_report_links_fk" FOREIGN KEY ("report_links_id") REFERENCES "public"."report_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rate_limits_fk" FOREIGN KEY ("rate_limits_id") REFERENCES "public"."rate_limits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_admins_fk" FOREIGN KEY ("admins_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_admins_fk" FOREIGN KEY ("admins_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_default_storefront_id_storefronts_id_fk" FOREIGN KEY ("default_storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_default_exam_id_exams_id_fk" FOREIGN KEY ("default_exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "counters_items" ADD CONSTRAINT "counters_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."counters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "counters_items_locales" ADD CONSTRAINT "counters_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."counters_items"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "exams_encouragements_order_idx" ON "exams_encouragements" USING btree ("_order");
  CREATE INDEX "exams_encouragements_parent_id_idx" ON "exams_encouragements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "exams_encouragements_locales_locale_parent_id_unique" ON "exams_encouragements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "exams_instructions_order_idx" ON "exams_instructions" USING btree ("_order");
  CREATE INDEX "exams_instructions_parent_id_idx" ON "exams_instructions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "exams_instructions_locales_locale_parent_id_unique" ON "exams_instructions_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "exams_number_idx" ON "exams" USING btree ("number");
  CREATE INDEX "exams_updated_at_idx" ON "exams" USING btree ("updated_at");
  CREATE INDEX "exams_created_at_idx" ON "exams" USING btree ("created_at");
  CREATE INDEX "exams__status_idx" ON "exams" USING btree ("_status");
  CREATE UNIQUE INDEX "exams_locales_locale_parent_id_unique" ON "exams_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_exams_v_version_encouragements_order_idx" ON "_exams_v_version_encouragements" USING btree ("_order");
  CREATE INDEX "_exams_v_version_encouragements_parent_id_idx" ON "_exams_v_version_encouragements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_exams_v_version_encouragements_locales_locale_parent_id_uni" ON "_exams_v_version_encouragements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_exams_v_version_instructions_order_idx" ON "_exams_v_version_instructions" USING btree ("_order");
  CREATE INDEX "_exams_v_version_instructions_parent_id_idx" ON "_exams_v_version_instructions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_exams_v_version_instructions_locales_locale_parent_id_uniqu" ON "_exams_v_version_instructions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_exams_v_parent_idx" ON "_exams_v" USING btree ("parent_id");
  CREATE INDEX "_exams_v_version_version_number_idx" ON "_exams_v" USING btree ("version_number");
  CREATE INDEX "_exams_v_version_version_updated_at_idx" ON "_exams_v" USING btree ("version_updated_at");
  CREATE INDEX "_exams_v_version_version_created_at_idx" ON "_exams_v" USING btree ("version_created_at");
  CREATE INDEX "_exams_v_version_version__status_idx" ON "_exams_v" USING btree ("version__status");
  CREATE INDEX "_exams_v_created_at_idx" ON "_exams_v" USING btree ("created_at");
  CREATE INDEX "_exams_v_updated_at_idx" ON "_exams_v" USING btree ("updated_at");
  CREATE INDEX "_exams_v_snapshot_idx" ON "_exams_v" USING btree ("snapshot");
  CREATE INDEX "_exams_v_published_locale_idx" ON "_exams_v" USING btree ("published_locale");
  CREATE INDEX "_exams_v_latest_idx" ON "_exams_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_exams_v_locales_locale_parent_id_unique" ON "_exams_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "questions_panels_order_idx" ON "questions_panels" USING btree ("_order");
  CREATE INDEX "questions_panels_parent_id_idx" ON "questions_panels" USING btree ("_parent_id");
  CREATE INDEX "questions_options_order_idx" ON "questions_options" USING btree ("_order");
  CREATE INDEX "questions_options_parent_id_idx" ON "questions_options" USING btree ("_parent_id");
  CREATE INDEX "questions_exam_idx" ON "questions" USING btree ("exam_id");
  CREATE INDEX "questions_updated_at_idx" ON "questions" USING btree ("updated_at");
  CREATE INDEX "questions_created_at_idx" ON "questions" USING btree ("created_at");
  CREATE INDEX "questions__status_idx" ON "questions" USING btree ("_status");
  CREATE INDEX "_questions_v_version_panels_order_idx" ON "_questions_v_version_panels" USING btree ("_order");
  CREATE INDEX "_questions_v_version_panels_parent_id_idx" ON "_questions_v_version_panels" USING btree ("_parent_id");
  CREATE INDEX "_questions_v_version_options_order_idx" ON "_questions_v_version_options" USING btree ("_order");
  CREATE INDEX "_questions_v_version_options_parent_id_idx" ON "_questions_v_version_options" USING btree ("_parent_id");
  CREATE INDEX "_questions_v_parent_idx" ON "_questions_v" USING btree ("parent_id");
  CREATE INDEX "_questions_v_version_version_exam_idx" ON "_questions_v" USING btree ("version_exam_id");
  CREATE INDEX "_questions_v_version_version_updated_at_idx" ON "_questions_v" USING btree ("version_updated_at");
  CREATE INDEX "_questions_v_version_version_created_at_idx" ON "_questions_v" USING btree ("version_created_at");
  CREATE INDEX "_questions_v_version_version__status_idx" ON "_questions_v" USING btree ("version__status");
  CREATE INDEX "_questions_v_created_at_idx" ON "_questions_v" USING btree ("created_at");
  CREATE INDEX "_questions_v_updated_at_idx" ON "_questions_v" USING btree ("updated_at");
  CREATE INDEX "_questions_v_snapshot_idx" ON "_questions_v" USING btree ("snapshot");
  CREATE INDEX "_questions_v_published_locale_idx" ON "_questions_v" USING btree ("published_locale");
  CREATE INDEX "_questions_v_latest_idx" ON "_questions_v" USING btree ("latest");
  CREATE INDEX "landing_pages_storefront_idx" ON "landing_pages" USING btree ("storefront_id");
  CREATE INDEX "landing_pages_exam_idx" ON "landing_pages" USING btree ("exam_id");
  CREATE INDEX "landing_pages_theme_idx" ON "landing_pages" USING btree ("theme_id");
  CREATE INDEX "landing_pages_updated_at_idx" ON "landing_pages" USING btree ("updated_at");
  CREATE INDEX "landing_pages_created_at_idx" ON "landing_pages" USING btree ("created_at");
  CREATE INDEX "landing_pages__status_idx" ON "landing_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "storefront_exam_variant_idx" ON "landing_pages" USING btree ("storefront_id","exam_id","variant");
  CREATE UNIQUE INDEX "landing_pages_locales_locale_parent_id_unique" ON "landing_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_pages_v_parent_idx" ON "_landing_pages_v" USING btree ("parent_id");
  CREATE INDEX "_landing_pages_v_version_version_storefront_idx" ON "_landing_pages_v" USING btree ("version_storefront_id");
  CREATE INDEX "_landing_pages_v_version_version_exam_idx" ON "_landing_pages_v" USING btree ("version_exam_id");
  CREATE INDEX "_landing_pages_v_version_version_theme_idx" ON "_landing_pages_v" USING btree ("version_theme_id");
  CREATE INDEX "_landing_pages_v_version_version_updated_at_idx" ON "_landing_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_landing_pages_v_version_version_created_at_idx" ON "_landing_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_landing_pages_v_version_version__status_idx" ON "_landing_pages_v" USING btree ("version__status");
  CREATE INDEX "_landing_pages_v_created_at_idx" ON "_landing_pages_v" USING btree ("created_at");
  CREATE INDEX "_landing_pages_v_updated_at_idx" ON "_landing_pages_v" USING btree ("updated_at");
  CREATE INDEX "_landing_pages_v_snapshot_idx" ON "_landing_pages_v" USING btree ("snapshot");
  CREATE INDEX "_landing_pages_v_published_locale_idx" ON "_landing_pages_v" USING btree ("published_locale");
  CREATE INDEX "_landing_pages_v_latest_idx" ON "_landing_pages_v" USING btree ("latest");
  CREATE INDEX "version_storefront_version_exam_version_variant_idx" ON "_landing_pages_v" USING btree ("version_storefront_id","version_exam_id","version_variant");
  CREATE UNIQUE INDEX "_landing_pages_v_locales_locale_parent_id_unique" ON "_landing_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_themes_logo_idx" ON "landing_themes" USING btree ("logo_id");
  CREATE INDEX "landing_themes_footer_logo_idx" ON "landing_themes" USING btree ("footer_logo_id");
  CREATE INDEX "landing_themes_hero_idx" ON "landing_themes" USING btree ("hero_id");
  CREATE INDEX "landing_themes_updated_at_idx" ON "landing_themes" USING btree ("updated_at");
  CREATE INDEX "landing_themes_created_at_idx" ON "landing_themes" USING btree ("created_at");
  CREATE INDEX "landing_themes__status_idx" ON "landing_themes" USING btree ("_status");
  CREATE INDEX "_landing_themes_v_parent_idx" ON "_landing_themes_v" USING btree ("parent_id");
  CREATE INDEX "_landing_themes_v_version_version_logo_idx" ON "_landing_themes_v" USING btree ("version_logo_id");
  CREATE INDEX "_landing_themes_v_version_version_footer_logo_idx" ON "_landing_themes_v" USING btree ("version_footer_logo_id");
  CREATE INDEX "_landing_themes_v_version_version_hero_idx" ON "_landing_themes_v" USING btree ("version_hero_id");
  CREATE INDEX "_landing_themes_v_version_version_updated_at_idx" ON "_landing_themes_v" USING btree ("version_updated_at");
  CREATE INDEX "_landing_themes_v_version_version_created_at_idx" ON "_landing_themes_v" USING btree ("version_created_at");
  CREATE INDEX "_landing_themes_v_version_version__status_idx" ON "_landing_themes_v" USING btree ("version__status");
  CREATE INDEX "_landing_themes_v_created_at_idx" ON "_landing_themes_v" USING btree ("created_at");
  CREATE INDEX "_landing_themes_v_updated_at_idx" ON "_landing_themes_v" USING btree ("updated_at");
  CREATE INDEX "_landing_themes_v_snapshot_idx" ON "_landing_themes_v" USING btree ("snapshot");
  CREATE INDEX "_landing_themes_v_published_locale_idx" ON "_landing_themes_v" USING btree ("published_locale");
  CREATE INDEX "_landing_themes_v_latest_idx" ON "_landing_themes_v" USING btree ("latest");
  CREATE INDEX "storefronts_payment_methods_order_idx" ON "storefronts_payment_methods" USING btree ("_order");
  CREATE INDEX "storefronts_payment_methods_parent_id_idx" ON "storefronts_payment_methods" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "storefronts_code_idx" ON "storefronts" USING btree ("code");
  CREATE INDEX "storefronts_logo_idx" ON "storefronts" USING btree ("logo_id");
  CREATE INDEX "storefronts_footer_logo_idx" ON "storefronts" USING btree ("footer_logo_id");
  CREATE INDEX "storefronts_default_landing_idx" ON "storefronts" USING btree ("default_landing_id");
  CREATE INDEX "storefronts_updated_at_idx" ON "storefronts" USING btree ("updated_at");
  CREATE INDEX "storefronts_created_at_idx" ON "storefronts" USING btree ("created_at");
  CREATE INDEX "storefronts__status_idx" ON "storefronts" USING btree ("_status");
  CREATE UNIQUE INDEX "storefronts_locales_locale_parent_id_unique" ON "storefronts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "storefronts_rels_order_idx" ON "storefronts_rels" USING btree ("order");
  CREATE INDEX "storefronts_rels_parent_idx" ON "storefronts_rels" USING btree ("parent_id");
  CREATE INDEX "storefronts_rels_path_idx" ON "storefronts_rels" USING btree ("path");
  CREATE INDEX "storefronts_rels_countries_id_idx" ON "storefronts_rels" USING btree ("countries_id");
  CREATE INDEX "_storefronts_v_version_payment_methods_order_idx" ON "_storefronts_v_version_payment_methods" USING btree ("_order");
  CREATE INDEX "_storefronts_v_version_payment_methods_parent_id_idx" ON "_storefronts_v_version_payment_methods" USING btree ("_parent_id");
  CREATE INDEX "_storefronts_v_parent_idx" ON "_storefronts_v" USING btree ("parent_id");
  CREATE INDEX "_storefronts_v_version_version_code_idx" ON "_storefronts_v" USING btree ("version_code");
  CREATE INDEX "_storefronts_v_version_version_logo_idx" ON "_storefronts_v" USING btree ("version_logo_id");
  CREATE INDEX "_storefronts_v_version_version_footer_logo_idx" ON "_storefronts_v" USING btree ("version_footer_logo_id");
  CREATE INDEX "_storefronts_v_version_version_default_landing_idx" ON "_storefronts_v" USING btree ("version_default_landing_id");
  CREATE INDEX "_storefronts_v_version_version_updated_at_idx" ON "_storefronts_v" USING btree ("version_updated_at");
  CREATE INDEX "_storefronts_v_version_version_created_at_idx" ON "_storefronts_v" USING btree ("version_created_at");
  CREATE INDEX "_storefronts_v_version_version__status_idx" ON "_storefronts_v" USING btree ("version__status");
  CREATE INDEX "_storefronts_v_created_at_idx" ON "_storefronts_v" USING btree ("created_at");
  CREATE INDEX "_storefronts_v_updated_at_idx" ON "_storefronts_v" USING btree ("updated_at");
  CREATE INDEX "_storefronts_v_snapshot_idx" ON "_storefronts_v" USING btree ("snapshot");
  CREATE INDEX "_storefronts_v_published_locale_idx" ON "_storefronts_v" USING btree ("published_locale");
  CREATE INDEX "_storefronts_v_latest_idx" ON "_storefronts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_storefronts_v_locales_locale_parent_id_unique" ON "_storefronts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_storefronts_v_rels_order_idx" ON "_storefronts_v_rels" USING btree ("order");
  CREATE INDEX "_storefronts_v_rels_parent_idx" ON "_storefronts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_storefronts_v_rels_path_idx" ON "_storefronts_v_rels" USING btree ("path");
  CREATE INDEX "_storefronts_v_rels_countries_id_idx" ON "_storefronts_v_rels" USING btree ("countries_id");
  CREATE INDEX "protocols_storefront_idx" ON "protocols" USING btree ("storefront_id");
  CREATE INDEX "protocols_updated_at_idx" ON "protocols" USING btree ("updated_at");
  CREATE INDEX "protocols_created_at_idx" ON "protocols" USING btree ("created_at");
  CREATE INDEX "protocols__status_idx" ON "protocols" USING btree ("_status");
  CREATE UNIQUE INDEX "storefront_linkCode_idx" ON "protocols" USING btree ("storefront_id","link_code");
  CREATE UNIQUE INDEX "protocols_locales_locale_parent_id_unique" ON "protocols_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_protocols_v_parent_idx" ON "_protocols_v" USING btree ("parent_id");
  CREATE INDEX "_protocols_v_version_version_storefront_idx" ON "_protocols_v" USING btree ("version_storefront_id");
  CREATE INDEX "_protocols_v_version_version_updated_at_idx" ON "_protocols_v" USING btree ("version_updated_at");
  CREATE INDEX "_protocols_v_version_version_created_at_idx" ON "_protocols_v" USING btree ("version_created_at");
  CREATE INDEX "_protocols_v_version_version__status_idx" ON "_protocols_v" USING btree ("version__status");
  CREATE INDEX "_protocols_v_created_at_idx" ON "_protocols_v" USING btree ("created_at");
  CREATE INDEX "_protocols_v_updated_at_idx" ON "_protocols_v" USING btree ("updated_at");
  CREATE INDEX "_protocols_v_snapshot_idx" ON "_protocols_v" USING btree ("snapshot");
  CREATE INDEX "_protocols_v_published_locale_idx" ON "_protocols_v" USING btree ("published_locale");
  CREATE INDEX "_protocols_v_latest_idx" ON "_protocols_v" USING btree ("latest");
  CREATE INDEX "version_storefront_version_linkCode_idx" ON "_protocols_v" USING btree ("version_storefront_id","version_link_code");
  CREATE UNIQUE INDEX "_protocols_v_locales_locale_parent_id_unique" ON "_protocols_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "skus_parts_order_idx" ON "skus_parts" USING btree ("order");
  CREATE INDEX "skus_parts_parent_idx" ON "skus_parts" USING btree ("parent_id");
  CREATE INDEX "skus_prices_order_idx" ON "skus_prices" USING btree ("_order");
  CREATE INDEX "skus_prices_parent_id_idx" ON "skus_prices" USING btree ("_parent_id");
  CREATE INDEX "skus_exam_idx" ON "skus" USING btree ("exam_id");
  CREATE INDEX "skus_updated_at_idx" ON "skus" USING btree ("updated_at");
  CREATE INDEX "skus_created_at_idx" ON "skus" USING btree ("created_at");
  CREATE INDEX "skus__status_idx" ON "skus" USING btree ("_status");
  CREATE UNIQUE INDEX "exam_tier_idx" ON "skus" USING btree ("exam_id","tier");
  CREATE UNIQUE INDEX "skus_locales_locale_parent_id_unique" ON "skus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_skus_v_version_parts_order_idx" ON "_skus_v_version_parts" USING btree ("order");
  CREATE INDEX "_skus_v_version_parts_parent_idx" ON "_skus_v_version_parts" USING btree ("parent_id");
  CREATE INDEX "_skus_v_version_prices_order_idx" ON "_skus_v_version_prices" USING btree ("_order");
  CREATE INDEX "_skus_v_version_prices_parent_id_idx" ON "_skus_v_version_prices" USING btree ("_parent_id");
  CREATE INDEX "_skus_v_parent_idx" ON "_skus_v" USING btree ("parent_id");
  CREATE INDEX "_skus_v_version_version_exam_idx" ON "_skus_v" USING btree ("version_exam_id");
  CREATE INDEX "_skus_v_version_version_updated_at_idx" ON "_skus_v" USING btree ("version_updated_at");
  CREATE INDEX "_skus_v_version_version_created_at_idx" ON "_skus_v" USING btree ("version_created_at");
  CREATE INDEX "_skus_v_version_version__status_idx" ON "_skus_v" USING btree ("version__status");
  CREATE INDEX "_skus_v_created_at_idx" ON "_skus_v" USING btree ("created_at");
  CREATE INDEX "_skus_v_updated_at_idx" ON "_skus_v" USING btree ("updated_at");
  CREATE INDEX "_skus_v_snapshot_idx" ON "_skus_v" USING btree ("snapshot");
  CREATE INDEX "_skus_v_published_locale_idx" ON "_skus_v" USING btree ("published_locale");
  CREATE INDEX "_skus_v_latest_idx" ON "_skus_v" USING btree ("latest");
  CREATE INDEX "version_exam_version_tier_idx" ON "_skus_v" USING btree ("version_exam_id","version_tier");
  CREATE UNIQUE INDEX "_skus_v_locales_locale_parent_id_unique" ON "_skus_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "report_parts_part_idx" ON "report_parts" USING btree ("part");
  CREATE INDEX "report_parts_logo_idx" ON "report_parts" USING btree ("logo_id");
  CREATE INDEX "report_parts_updated_at_idx" ON "report_parts" USING btree ("updated_at");
  CREATE INDEX "report_parts_created_at_idx" ON "report_parts" USING btree ("created_at");
  CREATE UNIQUE INDEX "report_parts_locales_locale_parent_id_unique" ON "report_parts_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "promo_codes_code_idx" ON "promo_codes" USING btree ("code");
  CREATE INDEX "promo_codes_updated_at_idx" ON "promo_codes" USING btree ("updated_at");
  CREATE INDEX "promo_codes_created_at_idx" ON "promo_codes" USING btree ("created_at");
  CREATE INDEX "promo_codes_rels_order_idx" ON "promo_codes_rels" USING btree ("order");
  CREATE INDEX "promo_codes_rels_parent_idx" ON "promo_codes_rels" USING btree ("parent_id");
  CREATE INDEX "promo_codes_rels_path_idx" ON "promo_codes_rels" USING btree ("path");
  CREATE INDEX "promo_codes_rels_skus_id_idx" ON "promo_codes_rels" USING btree ("skus_id");
  CREATE INDEX "reviews_exam_idx" ON "reviews" USING btree ("exam_id");
  CREATE INDEX "reviews_order_idx" ON "reviews" USING btree ("order_id");
  CREATE INDEX "reviews_head_image_idx" ON "reviews" USING btree ("head_image_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews__status_idx" ON "reviews" USING btree ("_status");
  CREATE UNIQUE INDEX "reviews_locales_locale_parent_id_unique" ON "reviews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reviews_v_parent_idx" ON "_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_version_version_exam_idx" ON "_reviews_v" USING btree ("version_exam_id");
  CREATE INDEX "_reviews_v_version_version_order_idx" ON "_reviews_v" USING btree ("version_order_id");
  CREATE INDEX "_reviews_v_version_version_head_image_idx" ON "_reviews_v" USING btree ("version_head_image_id");
  CREATE INDEX "_reviews_v_version_version_updated_at_idx" ON "_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_reviews_v_version_version_created_at_idx" ON "_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_reviews_v_version_version__status_idx" ON "_reviews_v" USING btree ("version__status");
  CREATE INDEX "_reviews_v_created_at_idx" ON "_reviews_v" USING btree ("created_at");
  CREATE INDEX "_reviews_v_updated_at_idx" ON "_reviews_v" USING btree ("updated_at");
  CREATE INDEX "_reviews_v_snapshot_idx" ON "_reviews_v" USING btree ("snapshot");
  CREATE INDEX "_reviews_v_published_locale_idx" ON "_reviews_v" USING btree ("published_locale");
  CREATE INDEX "_reviews_v_latest_idx" ON "_reviews_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_reviews_v_locales_locale_parent_id_unique" ON "_reviews_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "presenters_exam_idx" ON "presenters" USING btree ("exam_id");
  CREATE INDEX "presenters_img_idx" ON "presenters" USING btree ("img_id");
  CREATE INDEX "presenters_updated_at_idx" ON "presenters" USING btree ("updated_at");
  CREATE INDEX "presenters_created_at_idx" ON "presenters" USING btree ("created_at");
  CREATE INDEX "presenters__status_idx" ON "presenters" USING btree ("_status");
  CREATE UNIQUE INDEX "presenters_locales_locale_parent_id_unique" ON "presenters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_presenters_v_parent_idx" ON "_presenters_v" USING btree ("parent_id");
  CREATE INDEX "_presenters_v_version_version_exam_idx" ON "_presenters_v" USING btree ("version_exam_id");
  CREATE INDEX "_presenters_v_version_version_img_idx" ON "_presenters_v" USING btree ("version_img_id");
  CREATE INDEX "_presenters_v_version_version_updated_at_idx" ON "_presenters_v" USING btree ("version_updated_at");
  CREATE INDEX "_presenters_v_version_version_created_at_idx" ON "_presenters_v" USING btree ("version_created_at");
  CREATE INDEX "_presenters_v_version_version__status_idx" ON "_presenters_v" USING btree ("version__status");
  CREATE INDEX "_presenters_v_created_at_idx" ON "_presenters_v" USING btree ("created_at");
  CREATE INDEX "_presenters_v_updated_at_idx" ON "_presenters_v" USING btree ("updated_at");
  CREATE INDEX "_presenters_v_snapshot_idx" ON "_presenters_v" USING btree ("snapshot");
  CREATE INDEX "_presenters_v_published_locale_idx" ON "_presenters_v" USING btree ("published_locale");
  CREATE INDEX "_presenters_v_latest_idx" ON "_presenters_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_presenters_v_locales_locale_parent_id_unique" ON "_presenters_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "countries_code_idx" ON "countries" USING btree ("code");
  CREATE INDEX "countries_updated_at_idx" ON "countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "countries" USING btree ("created_at");
  CREATE UNIQUE INDEX "sittings_number_idx" ON "sittings" USING btree ("number");
  CREATE INDEX "sittings_exam_idx" ON "sittings" USING btree ("exam_id");
  CREATE INDEX "sittings_storefront_idx" ON "sittings" USING btree ("storefront_id");
  CREATE INDEX "sittings_visitor_hash_idx" ON "sittings" USING btree ("visitor_hash");
  CREATE INDEX "sittings_state_idx" ON "sittings" USING btree ("state");
  CREATE INDEX "sittings_started_at_idx" ON "sittings" USING btree ("started_at");
  CREATE INDEX "sittings_email_idx" ON "sittings" USING btree ("email");
  CREATE INDEX "sittings_updated_at_idx" ON "sittings" USING btree ("updated_at");
  CREATE INDEX "sittings_created_at_idx" ON "sittings" USING btree ("created_at");
  CREATE INDEX "answers_sitting_idx" ON "answers" USING btree ("sitting_id");
  CREATE INDEX "answers_updated_at_idx" ON "answers" USING btree ("updated_at");
  CREATE INDEX "answers_created_at_idx" ON "answers" USING btree ("created_at");
  CREATE UNIQUE INDEX "sitting_position_idx" ON "answers" USING btree ("sitting_id","position");
  CREATE UNIQUE INDEX "reports_sitting_idx" ON "reports" USING btree ("sitting_id");
  CREATE INDEX "reports_verdict_idx" ON "reports" USING btree ("verdict");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE UNIQUE INDEX "orders_number_idx" ON "orders" USING btree ("number");
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE INDEX "orders_sitting_idx" ON "orders" USING btree ("sitting_id");
  CREATE INDEX "orders_sku_idx" ON "orders" USING btree ("sku_id");
  CREATE INDEX "orders_email_idx" ON "orders" USING btree ("email");
  CREATE INDEX "orders_promo_idx" ON "orders" USING btree ("promo_id");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "payment_attempts_order_idx" ON "payment_attempts" USING btree ("order_id");
  CREATE INDEX "payment_attempts_intent_id_idx" ON "payment_attempts" USING btree ("intent_id");
  CREATE UNIQUE INDEX "payment_attempts_idempotency_key_idx" ON "payment_attempts" USING btree ("idempotency_key");
  CREATE INDEX "payment_attempts_status_idx" ON "payment_attempts" USING btree ("status");
  CREATE INDEX "payment_attempts_updated_at_idx" ON "payment_attempts" USING btree ("updated_at");
  CREATE INDEX "payment_attempts_created_at_idx" ON "payment_attempts" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_attempt_idx" ON "payment_attempts" USING btree ("order_id","attempt");
  CREATE INDEX "provider_events_state_idx" ON "provider_events" USING btree ("state");
  CREATE INDEX "provider_events_updated_at_idx" ON "provider_events" USING btree ("updated_at");
  CREATE INDEX "provider_events_created_at_idx" ON "provider_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "provider_eventId_idx" ON "provider_events" USING btree ("provider","event_id");
  CREATE INDEX "ledger_entries_order_idx" ON "ledger_entries" USING btree ("order_id");
  CREATE INDEX "ledger_entries_updated_at_idx" ON "ledger_entries" USING btree ("updated_at");
  CREATE INDEX "ledger_entries_created_at_idx" ON "ledger_entries" USING btree ("created_at");
  CREATE UNIQUE INDEX "provider_kind_providerRef_idx" ON "ledger_entries" USING btree ("provider","kind","provider_ref");
  CREATE INDEX "entitlements_order_idx" ON "entitlements" USING btree ("order_id");
  CREATE INDEX "entitlements_sitting_idx" ON "entitlements" USING btree ("sitting_id");
  CREATE INDEX "entitlements_sku_idx" ON "entitlements" USING btree ("sku_id");
  CREATE INDEX "entitlements_updated_at_idx" ON "entitlements" USING btree ("updated_at");
  CREATE INDEX "entitlements_created_at_idx" ON "entitlements" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_sku_idx" ON "entitlements" USING btree ("order_id","sku_id");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "anomalies_updated_at_idx" ON "anomalies" USING btree ("updated_at");
  CREATE INDEX "anomalies_created_at_idx" ON "anomalies" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_ref_idx" ON "anomalies" USING btree ("kind","ref");
  CREATE INDEX "consents_sitting_idx" ON "consents" USING btree ("sitting_id");
  CREATE INDEX "consents_order_idx" ON "consents" USING btree ("order_id");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE INDEX "item_versions_question_idx" ON "item_versions" USING btree ("question_id");
  CREATE INDEX "item_versions_updated_at_idx" ON "item_versions" USING btree ("updated_at");
  CREATE INDEX "item_versions_created_at_idx" ON "item_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "question_version_idx" ON "item_versions" USING btree ("question_id","version");
  CREATE UNIQUE INDEX "report_links_token_hash_idx" ON "report_links" USING btree ("token_hash");
  CREATE INDEX "report_links_updated_at_idx" ON "report_links" USING btree ("updated_at");
  CREATE INDEX "report_links_created_at_idx" ON "report_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "rate_limits_key_idx" ON "rate_limits" USING btree ("key");
  CREATE INDEX "rate_limits_resets_at_idx" ON "rate_limits" USING btree ("resets_at");
  CREATE INDEX "rate_limits_updated_at_idx" ON "rate_limits" USING btree ("updated_at");
  CREATE INDEX "rate_limits_created_at_idx" ON "rate_limits" USING btree ("created_at");
  CREATE INDEX "contact_messages_storefront_idx" ON "contact_messages" USING btree ("storefront_id");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "customers_sessions_order_idx" ON "customers_sessions" USING btree ("_order");
  CREATE INDEX "customers_sessions_parent_id_idx" ON "customers_sessions" USING btree ("_parent_id");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE UNIQUE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE INDEX "admins_sessions_order_idx" ON "admins_sessions" USING btree ("_order");
  CREATE INDEX "admins_sessions_parent_id_idx" ON "admins_sessions" USING btree ("_parent_id");
  CREATE INDEX "admins_updated_at_idx" ON "admins" USING btree ("updated_at");
  CREATE INDEX "admins_created_at_idx" ON "admins" USING btree ("created_at");
  CREATE UNIQUE INDEX "admins_email_idx" ON "admins" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_exams_id_idx" ON "payload_locked_documents_rels" USING btree ("exams_id");
  CREATE INDEX "payload_locked_documents_rels_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("questions_id");
  CREATE INDEX "payload_locked_documents_rels_landing_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("landing_pages_id");
  CREATE INDEX "payload_locked_documents_rels_landing_themes_id_idx" ON "payload_locked_documents_rels" USING btree ("landing_themes_id");
  CREATE INDEX "payload_locked_documents_rels_storefronts_id_idx" ON "payload_locked_documents_rels" USING btree ("storefronts_id");
  CREATE INDEX "payload_locked_documents_rels_protocols_id_idx" ON "payload_locked_documents_rels" USING btree ("protocols_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_skus_id_idx" ON "payload_locked_documents_rels" USING btree ("skus_id");
  CREATE INDEX "payload_locked_documents_rels_report_parts_id_idx" ON "payload_locked_documents_rels" USING btree ("report_parts_id");
  CREATE INDEX "payload_locked_documents_rels_promo_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("promo_codes_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_presenters_id_idx" ON "payload_locked_documents_rels" USING btree ("presenters_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_sittings_id_idx" ON "payload_locked_documents_rels" USING btree ("sittings_id");
  CREATE INDEX "payload_locked_documents_rels_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("answers_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_payment_attempts_id_idx" ON "payload_locked_documents_rels" USING btree ("payment_attempts_id");
  CREATE INDEX "payload_locked_documents_rels_provider_events_id_idx" ON "payload_locked_documents_rels" USING btree ("provider_events_id");
  CREATE INDEX "payload_locked_documents_rels_ledger_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("ledger_entries_id");
  CREATE INDEX "payload_locked_documents_rels_entitlements_id_idx" ON "payload_locked_documents_rels" USING btree ("entitlements_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_anomalies_id_idx" ON "payload_locked_documents_rels" USING btree ("anomalies_id");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
  CREATE INDEX "payload_locked_documents_rels_item_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("item_versions_id");
  CREATE INDEX "payload_locked_documents_rels_report_links_id_idx" ON "payload_locked_documents_rels" USING btree ("report_links_id");
  CREATE INDEX "payload_locked_documents_rels_rate_limits_id_idx" ON "payload_locked_documents_rels" USING btree ("rate_limits_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("customers_id");
  CREATE INDEX "payload_locked_documents_rels_admins_id_idx" ON "payload_locked_documents_rels" USING btree ("admins_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_customers_id_idx" ON "payload_preferences_rels" USING btree ("customers_id");
  CREATE INDEX "payload_preferences_rels_admins_id_idx" ON "payload_preferences_rels" USING btree ("admins_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_default_storefront_idx" ON "site_settings" USING btree ("default_storefront_id");
  CREATE INDEX "site_settings_default_exam_idx" ON "site_settings" USING btree ("default_exam_id");
  CREATE INDEX "counters_items_order_idx" ON "counters_items" USING btree ("_order");
  CREATE INDEX "counters_items_parent_id_idx" ON "counters_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "counters_items_locales_locale_parent_id_unique" ON "counters_items_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "exams_encouragements" CASCADE;
  DROP TABLE "exams_encouragements_locales" CASCADE;
  DROP TABLE "exams_instructions" CASCADE;
  DROP TABLE "exams_instructions_locales" CASCADE;
  DROP TABLE "exams" CASCADE;
  DROP TABLE "exams_locales" CASCADE;
  DROP TABLE "_exams_v_version_encouragements" CASCADE;
  DROP TABLE "_exams_v_version_encouragements_locales" CASCADE;
  DROP TABLE "_exams_v_version_instructions" CASCADE;
  DROP TABLE "_exams_v_version_instructions_locales" CASCADE;
  DROP TABLE "_exams_v" CASCADE;
  DROP TABLE "_exams_v_locales" CASCADE;
  DROP TABLE "questions_panels" CASCADE;
  DROP TABLE "questions_options" CASCADE;
  DROP TABLE "questions" CASCADE;
  DROP TABLE "_questions_v_version_panels" CASCADE;
  DROP TABLE "_questions_v_version_options" CASCADE;
  DROP TABLE "_questions_v" CASCADE;
  DROP TABLE "landing_pages" CASCADE;
  DROP TABLE "landing_pages_locales" CASCADE;
  DROP TABLE "_landing_pages_v" CASCADE;
  DROP TABLE "_landing_pages_v_locales" CASCADE;
  DROP TABLE "landing_themes" CASCADE;
  DROP TABLE "_landing_themes_v" CASCADE;
  DROP TABLE "storefronts_payment_methods" CASCADE;
  DROP TABLE "storefronts" CASCADE;
  DROP TABLE "storefronts_locales" CASCADE;
  DROP TABLE "storefronts_rels" CASCADE;
  DROP TABLE "_storefronts_v_version_payment_methods" CASCADE;
  DROP TABLE "_storefronts_v" CASCADE;
  DROP TABLE "_storefronts_v_locales" CASCADE;
  DROP TABLE "_storefronts_v_rels" CASCADE;
  DROP TABLE "protocols" CASCADE;
  DROP TABLE "protocols_locales" CASCADE;
  DROP TABLE "_protocols_v" CASCADE;
  DROP TABLE "_protocols_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "skus_parts" CASCADE;
  DROP TABLE "skus_prices" CASCADE;
  DROP TABLE "skus" CASCADE;
  DROP TABLE "skus_locales" CASCADE;
  DROP TABLE "_skus_v_version_parts" CASCADE;
  DROP TABLE "_skus_v_version_prices" CASCADE;
  DROP TABLE "_skus_v" CASCADE;
  DROP TABLE "_skus_v_locales" CASCADE;
  DROP TABLE "report_parts" CASCADE;
  DROP TABLE "report_parts_locales" CASCADE;
  DROP TABLE "promo_codes" CASCADE;
  DROP TABLE "promo_codes_rels" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "reviews_locales" CASCADE;
  DROP TABLE "_reviews_v" CASCADE;
  DROP TABLE "_reviews_v_locales" CASCADE;
  DROP TABLE "presenters" CASCADE;
  DROP TABLE "presenters_locales" CASCADE;
  DROP TABLE "_presenters_v" CASCADE;
  DROP TABLE "_presenters_v_locales" CASCADE;
  DROP TABLE "countries" CASCADE;
  DROP TABLE "sittings" CASCADE;
  DROP TABLE "answers" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "payment_attempts" CASCADE;
  DROP TABLE "provider_events" CASCADE;
  DROP TABLE "ledger_entries" CASCADE;
  DROP TABLE "entitlements" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "anomalies" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "item_versions" CASCADE;
  DROP TABLE "report_links" CASCADE;
  DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "customers_sessions" CASCADE;
  DROP TABLE "customers" CASCADE;
  DROP TABLE "admins_sessions" CASCADE;
  DROP TABLE "admins" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "counters_items" CASCADE;
  DROP TABLE "counters_items_locales" CASCADE;
  DROP TABLE "counters" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_exams_kind";
  DROP TYPE "public"."enum_exams_status";
  DROP TYPE "public"."enum__exams_v_version_kind";
  DROP TYPE "public"."enum__exams_v_version_status";
  DROP TYPE "public"."enum__exams_v_published_locale";
  DROP TYPE "public"."enum_questions_options_error";
  DROP TYPE "public"."enum_questions_status";
  DROP TYPE "public"."enum__questions_v_version_options_error";
  DROP TYPE "public"."enum__questions_v_version_status";
  DROP TYPE "public"."enum__questions_v_published_locale";
  DROP TYPE "public"."enum_landing_pages_variant";
  DROP TYPE "public"."enum_landing_pages_status";
  DROP TYPE "public"."enum__landing_pages_v_version_variant";
  DROP TYPE "public"."enum__landing_pages_v_version_status";
  DROP TYPE "public"."enum__landing_pages_v_published_locale";
  DROP TYPE "public"."enum_landing_themes_font";
  DROP TYPE "public"."enum_landing_themes_status";
  DROP TYPE "public"."enum__landing_themes_v_version_font";
  DROP TYPE "public"."enum__landing_themes_v_version_status";
  DROP TYPE "public"."enum__landing_themes_v_published_locale";
  DROP TYPE "public"."enum_storefronts_payment_methods_gateway";
  DROP TYPE "public"."enum_storefronts_payment_methods_method";
  DROP TYPE "public"."enum_storefronts_status";
  DROP TYPE "public"."enum__storefronts_v_version_payment_methods_gateway";
  DROP TYPE "public"."enum__storefronts_v_version_payment_methods_method";
  DROP TYPE "public"."enum__storefronts_v_version_status";
  DROP TYPE "public"."enum__storefronts_v_published_locale";
  DROP TYPE "public"."enum_protocols_link_code";
  DROP TYPE "public"."enum_protocols_status";
  DROP TYPE "public"."enum__protocols_v_version_link_code";
  DROP TYPE "public"."enum__protocols_v_version_status";
  DROP TYPE "public"."enum__protocols_v_published_locale";
  DROP TYPE "public"."enum_skus_parts";
  DROP TYPE "public"."enum_skus_prices_currency";
  DROP TYPE "public"."enum_skus_tier";
  DROP TYPE "public"."enum_skus_status";
  DROP TYPE "public"."enum__skus_v_version_parts";
  DROP TYPE "public"."enum__skus_v_version_prices_currency";
  DROP TYPE "public"."enum__skus_v_version_tier";
  DROP TYPE "public"."enum__skus_v_version_status";
  DROP TYPE "public"."enum__skus_v_published_locale";
  DROP TYPE "public"."enum_report_parts_part";
  DROP TYPE "public"."enum_reviews_status";
  DROP TYPE "public"."enum__reviews_v_version_status";
  DROP TYPE "public"."enum__reviews_v_published_locale";
  DROP TYPE "public"."enum_presenters_status";
  DROP TYPE "public"."enum__presenters_v_version_status";
  DROP TYPE "public"."enum__presenters_v_published_locale";
  DROP TYPE "public"."enum_countries_continent";
  DROP TYPE "public"."enum_sittings_state";
  DROP TYPE "public"."enum_sittings_locale";
  DROP TYPE "public"."enum_sittings_timing";
  DROP TYPE "public"."enum_reports_verdict";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_payment_attempts_status";
  DROP TYPE "public"."enum_provider_events_state";
  DROP TYPE "public"."enum_ledger_entries_kind";
  DROP TYPE "public"."enum_mails_template";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum_consents_kind";
  DROP TYPE "public"."enum_consents_choice";
  DROP TYPE "public"."enum_report_links_purpose";
  DROP TYPE "public"."enum_admins_role";
  DROP TYPE "public"."enum_counters_items_mode";
  DROP TYPE "public"."enum_counters_items_source";`)
}
