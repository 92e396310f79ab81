import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Refunds that fail after they were made, what an event made us hear, and by hand: the books' rules about both.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "public"."enum_ledger_entries_kind" ADD VALUE 'refund_failed' BEFORE 'dispute';
    ALTER TYPE "public"."enum_refunds_status" ADD VALUE 'failed';
    ALTER TYPE "public"."enum_mails_template" ADD VALUE 'anomalies_open';
    ALTER TABLE "provider_events" ADD COLUMN "told_intent" varchar;
    ALTER TABLE "provider_events" ADD COLUMN "told_status" varchar;

    -- A limit may be lowered below what was used; nothing else about a code excuses that it was used too often.
    ALTER TABLE "promo_codes" ADD COLUMN "limit_lowered_at" timestamptz;
    UPDATE "promo_codes" SET "limit_lowered_at" = "updated_at" WHERE "max_uses" IS NOT NULL;
    CREATE FUNCTION "promo_codes_note_lowering"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW."limit_lowered_at" := now();
        RETURN NEW;
      END $$;
    CREATE TRIGGER "promo_codes_note_lowering" BEFORE UPDATE OF "max_uses" ON "promo_codes" FOR EACH ROW
      WHEN (NEW."max_uses" < coalesce(OLD."max_uses", 'infinity'::numeric))
      EXECUTE FUNCTION "promo_codes_note_lowering"();

    -- How the newest copy of a receipt fares is asked while its buyer looks.
    CREATE INDEX "mails_copy_of_idx" ON "mails" (("params"->>'copyOf')) WHERE "params"->>'copyOf' IS NOT NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "mails_copy_of_idx";
    DROP TRIGGER "promo_codes_note_lowering" ON "promo_codes";
    DROP FUNCTION "promo_codes_note_lowering"();
    ALTER TABLE "promo_codes" DROP COLUMN "limit_lowered_at";
    ALTER TABLE "ledger_entries" ALTER COLUMN "kind" SET DATA TYPE text;
    DROP TYPE "public"."enum_ledger_entries_kind";
    CREATE TYPE "public"."enum_ledger_entries_kind" AS ENUM('charge', 'refund', 'dispute', 'dispute_won', 'dispute_lost', 'fee');
    ALTER TABLE "ledger_entries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_ledger_entries_kind" USING "kind"::"public"."enum_ledger_entries_kind";
    ALTER TABLE "refunds" ALTER COLUMN "status" SET DATA TYPE text;
    DROP TYPE "public"."enum_refunds_status";
    CREATE TYPE "public"."enum_refunds_status" AS ENUM('wanted', 'unknown', 'pending', 'made', 'refused');
    ALTER TABLE "refunds" ALTER COLUMN "status" SET DATA TYPE "public"."enum_refunds_status" USING "status"::"public"."enum_refunds_status";
    DELETE FROM "mails" WHERE "template" = 'anomalies_open';
    ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE text;
    DROP TYPE "public"."enum_mails_template";
    CREATE TYPE "public"."enum_mails_template" AS ENUM('report_ready', 'report_link', 'contact_received', 'refunded');
    ALTER TABLE "mails" ALTER COLUMN "template" SET DATA TYPE "public"."enum_mails_template" USING "template"::"public"."enum_mails_template";
    ALTER TABLE "provider_events" DROP COLUMN "told_intent";
    ALTER TABLE "provider_events" DROP COLUMN "told_status";
  `)
}
