import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What Payload's fields cannot say. Written by hand; Payload's diffs compare snapshots and leave it alone.
// The ledger that its trigger guards is written in services/payments/book-fact.ts.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- One live attempt an order (domain/orders LIVE_ATTEMPT_STATUSES), and one attempt a provider's intent.
    CREATE UNIQUE INDEX "payment_attempts_one_live" ON "payment_attempts" ("order_id")
      WHERE "status" IN ('open', 'processing', 'unknown');
    CREATE UNIQUE INDEX "payment_attempts_intent" ON "payment_attempts" ("provider", "intent_id")
      WHERE "intent_id" IS NOT NULL;

    ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK
      ("total" >= 0 AND "total" <= "list" AND "tax_included" >= 0 AND "tax_included" <= "total");
    ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_amount" CHECK ("amount" > 0);
    ALTER TABLE "answers" ADD CONSTRAINT "answers_range" CHECK
      (("choice" IS NULL OR "choice" BETWEEN 0 AND 5) AND ("late_choice" IS NULL OR "late_choice" BETWEEN 0 AND 5)
       AND "revision" >= 1 AND "position" >= 1);

    CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
    END $$;
    CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries"
      FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
    CREATE TRIGGER "consents_append_only" BEFORE UPDATE OR DELETE ON "consents"
      FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
    CREATE TRIGGER "reports_append_only" BEFORE UPDATE OR DELETE ON "reports"
      FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

    -- An item version keeps its content for ever; only its link goes when the question is deleted.
    CREATE FUNCTION "refuse_item_change"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' OR (to_jsonb(OLD) - 'question_id' - 'updated_at') IS DISTINCT FROM (to_jsonb(NEW) - 'question_id' - 'updated_at') THEN
        RAISE EXCEPTION 'item versions are never changed or deleted';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER "item_versions_immutable" BEFORE UPDATE OR DELETE ON "item_versions"
      FOR EACH ROW EXECUTE FUNCTION "refuse_item_change"();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "item_versions_immutable" ON "item_versions";
    DROP FUNCTION "refuse_item_change";
    DROP TRIGGER "reports_append_only" ON "reports";
    DROP TRIGGER "consents_append_only" ON "consents";
    DROP TRIGGER "ledger_entries_append_only" ON "ledger_entries";
    DROP FUNCTION "refuse_change";
    ALTER TABLE "answers" DROP CONSTRAINT "answers_range";
    ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_amount";
    ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts";
    DROP INDEX "payment_attempts_intent";
    DROP INDEX "payment_attempts_one_live";
  `)
}
