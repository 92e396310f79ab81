import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { DROP_INVARIANT_VIOLATIONS } from './views/invariant-violations'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_template" ADD VALUE 'data_link';
  ALTER TYPE "public"."enum_email_codes_purpose" ADD VALUE 'data';
  ALTER TABLE "sittings" ADD COLUMN "erased_at" timestamp(3) with time zone;
  ALTER TABLE "customers" ADD COLUMN "erased_at" timestamp(3) with time zone;`)
  await db.execute(ERASING)
}

/**
 * Erasing (docs/decisions/0056): what domain/privacy/data-map.ts says of each table. Reports may be deleted and consents
 * redacted while these functions run, and nothing else that is append only.
 */
const ERASING = sql`
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

  -- What stands in place of an address: the same for the same one, and of no use without the key.
  CREATE FUNCTION "erased_text"(value text, secret text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN value IS NULL OR value LIKE 'erased:%' THEN value
      ELSE 'erased:' || left(encode(sha256(convert_to(secret || ':' || lower(value), 'UTF8')), 'hex'), 32) END
  $$;

  -- Answers, results and facts of tests go; of the sittings stays what counts in statistics and what the books need.
  CREATE FUNCTION "erase_sittings"(ids uuid[], at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM set_config('plumbline.erasing', 'on', true);
    DELETE FROM "answers" WHERE "sitting_id" = ANY (ids);
    DELETE FROM "taker_facts" WHERE "sitting_id" = ANY (ids);
    DELETE FROM "reports" WHERE "sitting_id" = ANY (ids);
    DELETE FROM "report_links" WHERE "sittings" ?| ids::text[];
    UPDATE "sittings" SET "email" = NULL, "customer_id" = NULL, "tracking" = NULL, "reaction" = NULL, "devices" = '[]',
      "visitor_hash" = encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'),
      "form" = "form" || '{"questions": []}', "erased_at" = at, "updated_at" = at
      WHERE "id" = ANY (ids);
    PERFORM set_config('plumbline.erasing', 'off', true);
  END $$;

  -- Everything about whoever reads a mailbox: its tests, and those of the customer whose it is, if there is one.
  CREATE FUNCTION "erase_subject"(address text, customer uuid, secret text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
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
  END $$;`

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(DROP_INVARIANT_VIOLATIONS)
  await db.execute(sql`
   DROP FUNCTION "erase_subject";
  DROP FUNCTION "erase_sittings";
  DROP FUNCTION "erased_text";
  CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
  END $$;
  ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_template";
  CREATE TYPE "public"."enum_mails_template" AS ENUM('report_ready', 'report_link', 'contact_received', 'refunded', 'anomalies_open', 'email_code', 'account_ready', 'account_notice');
  ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE "public"."enum_mails_template" USING "template"::"public"."enum_mails_template";
  ALTER TABLE "email_codes" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum_email_codes_purpose";
  CREATE TYPE "public"."enum_email_codes_purpose" AS ENUM('register', 'login', 'reset', 'change');
  ALTER TABLE "email_codes" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_email_codes_purpose" USING "purpose"::"public"."enum_email_codes_purpose";
  ALTER TABLE "sittings" DROP COLUMN "erased_at";
  ALTER TABLE "customers" DROP COLUMN "erased_at";`)
}
