import { sql } from '@payloadcms/db-postgres'

// What an erasure does in the database. It decides nothing: services/privacy/subject-ids.ts says whose what is. The
// definitions are only here; the newest migration that changed one creates it (as migrations/views says of views). What
// they do to each column is held against DATA_MAP by tests/unit/privacy/erasing.test.ts.

/** Answers, results and facts of tests go; of the sittings stays what counts in statistics and what the books need. */
export const ERASE_SITTINGS = `
CREATE OR REPLACE FUNCTION "erase_sittings"(ids uuid[], at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('plumbline.erasing', 'on', true);
  DELETE FROM "answers" WHERE "sitting_id" = ANY (ids);
  DELETE FROM "taker_facts" WHERE "sitting_id" = ANY (ids);
  -- The files themselves go by the sweep, which removes what no row names.
  DELETE FROM "report_files" WHERE "report_id" IN (SELECT "id" FROM "reports" WHERE "sitting_id" = ANY (ids));
  DELETE FROM "certificates" WHERE "report_id" IN (SELECT "id" FROM "reports" WHERE "sitting_id" = ANY (ids));
  DELETE FROM "reports" WHERE "sitting_id" = ANY (ids);
  DELETE FROM "sitting_keys" WHERE "sitting_id" = ANY (ids);
  -- It counts in its period, and no longer says what was opened.
  UPDATE "subscription_openings" SET "sitting_id" = NULL, "updated_at" = at WHERE "sitting_id" = ANY (ids);
  -- A link may name tests of others as well, or more of the same person: it goes on opening those.
  DELETE FROM "report_links" WHERE "sittings" ?| ids::text[] AND "sittings" - ids::text[] = '[]';
  UPDATE "report_links" SET "sittings" = "sittings" - ids::text[], "updated_at" = at WHERE "sittings" ?| ids::text[];
  UPDATE "sittings" SET "email" = NULL, "customer_id" = NULL, "tracking" = NULL, "reaction" = NULL, "devices" = '[]',
    "visitor_hash" = encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'),
    "form" = "form" || '{"questions": []}', "erase_at" = NULL, "erased_at" = at, "updated_at" = at
    WHERE "id" = ANY (ids);
  PERFORM set_config('plumbline.erasing', 'off', true);
END $$;`

/** What the books keep of orders says no more who bought. */
export const ERASE_SUBJECT = `
CREATE FUNCTION "erase_subject"(of_tests uuid[], of_orders uuid[], of_mails uuid[], of_messages uuid[], customer uuid,
  secret text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "erase_sittings"(of_tests, at);
  PERFORM set_config('plumbline.erasing', 'on', true);
  UPDATE "consents" SET "ip" = "erased_text"("ip", secret), "sitting_id" = NULL, "customer_id" = NULL, "updated_at" = at
    WHERE "sitting_id" = ANY (of_tests) OR "customer_id" = customer OR "order_id" = ANY (of_orders);
  PERFORM set_config('plumbline.erasing', 'off', true);
  UPDATE "orders" SET "email" = "erased_text"("email", secret), "tracking" = NULL, "updated_at" = at WHERE "id" = ANY (of_orders);
  DELETE FROM "subscription_openings" WHERE "subscription_id" IN (SELECT "id" FROM "subscriptions" WHERE "customer_id" = customer);
  -- What staff wrote, as of refunds.
  UPDATE "subscription_events" SET "detail" = "detail" - 'note', "updated_at" = "erase_subject"."at"
    WHERE "subscription_id" IN (SELECT "id" FROM "subscriptions" WHERE "customer_id" = customer);
  UPDATE "subscriptions" SET "email" = "erased_text"("email", secret), "customer_id" = NULL, "updated_at" = at
    WHERE "customer_id" = customer;
  UPDATE "payment_attempts" SET "client_secret" = NULL, "form_url" = NULL, "updated_at" = at WHERE "order_id" = ANY (of_orders);
  UPDATE "refunds" SET "note" = NULL, "updated_at" = at WHERE "order_id" = ANY (of_orders);
  UPDATE "provider_events" v SET "raw" = NULL, "updated_at" = at FROM "payment_attempts" a
    WHERE a."order_id" = ANY (of_orders) AND a."provider" = v."provider" AND a."intent_id" IN (v."intent_id", v."told_intent");
  -- Messages first: an answer to one waits for its row, and its mail goes with it.
  DELETE FROM "contact_messages" WHERE "id" = ANY (of_messages);
  -- That a receipt went out is a matter of the books.
  UPDATE "mails" SET "to" = "erased_text"("to", secret), "subject" = NULL, "text" = NULL, "last_error" = NULL,
    "status" = CASE WHEN "status" = 'queued' THEN 'kept' ELSE "status" END, "updated_at" = at
    WHERE "id" = ANY (of_mails) AND "template" = 'report_ready';
  DELETE FROM "mails" WHERE "id" = ANY (of_mails) AND "template" <> 'report_ready';
  DELETE FROM "daily_answers" WHERE "customer_id" = customer;
  DELETE FROM "game_scores" WHERE "customer_id" = customer;
  DELETE FROM "email_codes" WHERE "customer_id" = customer;
  DELETE FROM "customer_sessions" WHERE "customer_id" = customer;
  DELETE FROM "customer_secrets" WHERE "customer_id" = customer;
  DELETE FROM "sitting_keys" WHERE "customer_id" = customer;
  IF EXISTS (SELECT FROM "orders" WHERE "customer_id" = customer) OR EXISTS (SELECT FROM "entitlements" WHERE "customer_id" = customer) THEN
    UPDATE "customers" SET "email" = 'erased:' || "id", "proven_at" = NULL, "name" = NULL, "nickname" = NULL, "phone" = NULL,
      "birthday" = NULL, "sex" = NULL, "avatar" = NULL, "marketing_at" = NULL, "time_zone" = NULL,
      "daily_mail" = false, "erased_at" = at, "updated_at" = at
      WHERE "id" = customer;
  ELSE
    DELETE FROM "customers" WHERE "id" = customer;
  END IF;
END $$;`

export const CREATE_ERASE_FUNCTIONS = sql.raw(`${ERASE_SITTINGS}
DROP FUNCTION IF EXISTS "erase_subject"(text, uuid, text, timestamptz);
DROP FUNCTION IF EXISTS "erase_subject"(uuid[], uuid[], uuid[], uuid[], uuid, text, timestamptz);
${ERASE_SUBJECT}`)
