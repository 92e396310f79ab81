import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { CREATE_ERASE_FUNCTIONS } from './functions/erase-subject'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sitting_keys_how" AS ENUM('receipt', 'link', 'letter');
  CREATE TABLE "sitting_keys" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"sitting_id" uuid NOT NULL,
  	"mailbox" varchar,
  	"customer_id" uuid,
  	"how" "enum_sitting_keys_how" NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "sittings" ADD COLUMN "erase_at" timestamp(3) with time zone;
  ALTER TABLE "report_links" ADD COLUMN "mailbox" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sitting_keys_id" uuid;
  ALTER TABLE "sitting_keys" ADD CONSTRAINT "sitting_keys_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sitting_keys" ADD CONSTRAINT "sitting_keys_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sitting_keys_sitting_idx" ON "sitting_keys" USING btree ("sitting_id");
  CREATE INDEX "sitting_keys_mailbox_idx" ON "sitting_keys" USING btree ("mailbox");
  CREATE INDEX "sitting_keys_customer_idx" ON "sitting_keys" USING btree ("customer_id");
  CREATE INDEX "sitting_keys_updated_at_idx" ON "sitting_keys" USING btree ("updated_at");
  CREATE INDEX "sitting_keys_created_at_idx" ON "sitting_keys" USING btree ("created_at");
  CREATE UNIQUE INDEX "sitting_mailbox_idx" ON "sitting_keys" USING btree ("sitting_id","mailbox");
  CREATE UNIQUE INDEX "sitting_customer_idx" ON "sitting_keys" USING btree ("sitting_id","customer_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sitting_keys_fk" FOREIGN KEY ("sitting_keys_id") REFERENCES "public"."sitting_keys"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sittings_erase_at_idx" ON "sittings" USING btree ("erase_at");
  CREATE INDEX "report_links_mailbox_idx" ON "report_links" USING btree ("mailbox");
  CREATE INDEX "payload_locked_documents_rels_sitting_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("sitting_keys_id");

  -- Mailboxes to which the receipt of a paid order went have a key of its sitting (docs/decisions/0063). Whether a link was
  -- opened there is not known any more: a link from before says no mailbox, and works as it did.
  INSERT INTO "sitting_keys" ("sitting_id", "mailbox", "how", "created_at", "updated_at")
  SELECT DISTINCT ON (o."sitting_id", lower(m."to")) o."sitting_id", lower(m."to"), 'receipt'::"enum_sitting_keys_how",
    coalesce(m."sent_at", m."created_at"), now()
  FROM "mails" m JOIN "orders" o ON o."id"::text = coalesce(m."params"->>'orderId', m."params"->>'copyOf')
  JOIN "sittings" s ON s."id" = o."sitting_id" AND s."erased_at" IS NULL
  WHERE m."template" = 'report_ready' AND m."status" IN ('sent', 'kept') AND o."sitting_id" IS NOT NULL
    AND m."to" NOT LIKE 'erased:%'
  ORDER BY o."sitting_id", lower(m."to"), m."created_at";

  -- A link from before says its mailbox where its tests have one only; one that was used was opened there.
  UPDATE "report_links" l SET "mailbox" = known."mailbox" FROM (
    SELECT link."id", min(k."mailbox") AS "mailbox" FROM "report_links" link
    JOIN "sitting_keys" k ON link."sittings" ? k."sitting_id"::text
    WHERE link."purpose" IN ('report', 'retrieval', 'grant') GROUP BY link."id" HAVING count(DISTINCT k."mailbox") = 1
  ) known WHERE l."id" = known."id";
  UPDATE "sitting_keys" k SET "how" = 'link' FROM "report_links" l
  WHERE l."mailbox" = k."mailbox" AND l."purpose" IN ('report', 'retrieval') AND l."used_at" IS NOT NULL
    AND l."sittings" ? k."sitting_id"::text;

  -- Tests that a typed address gave to a customer: begun before the customer had proved any address, so not signed in. Those
  -- whose receipt went to that mailbox are theirs by a second key from now on; all of them return to their browser. Of later
  -- ones nobody can tell any more, and they stay.
  INSERT INTO "sitting_keys" ("sitting_id", "customer_id", "how")
  SELECT s."id", s."customer_id", 'letter'::"enum_sitting_keys_how"
  FROM "sittings" s JOIN "customers" c ON c."id" = s."customer_id"
  WHERE lower(s."email") = c."email" AND s."started_at" < c."proven_at" AND NOT s."health" AND s."erased_at" IS NULL
    AND EXISTS (SELECT FROM "sitting_keys" k WHERE k."sitting_id" = s."id" AND k."mailbox" = c."email");
  -- Touched now, so that no rule about what is old takes one before its browser could add it.
  UPDATE "sittings" s SET "customer_id" = NULL, "updated_at" = now() FROM "customers" c
  WHERE c."id" = s."customer_id" AND lower(s."email") = c."email" AND s."started_at" < c."proven_at";`)
  await db.execute(CREATE_ERASE_FUNCTIONS)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sitting_keys" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sitting_keys" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sitting_keys_fk";
  
  DROP INDEX "sittings_erase_at_idx";
  DROP INDEX "report_links_mailbox_idx";
  DROP INDEX "payload_locked_documents_rels_sitting_keys_id_idx";
  ALTER TABLE "sittings" DROP COLUMN "erase_at";
  ALTER TABLE "report_links" DROP COLUMN "mailbox";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sitting_keys_id";
  DROP TYPE "public"."enum_sitting_keys_how";
  DROP FUNCTION "erase_subject"(uuid[], uuid[], uuid[], uuid[], uuid, text, timestamptz);
  CREATE OR REPLACE FUNCTION "erase_sittings"(ids uuid[], at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
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
