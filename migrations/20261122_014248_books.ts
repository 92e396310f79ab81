import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What money adds to the hand-written part: the inbox's index, and the books' further rules.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- What the worker still has to work off; the rest of the table only grows.
    CREATE INDEX "provider_events_inbox" ON "provider_events" ("due_at" NULLS FIRST, "created_at")
      WHERE "state" <> 'applied';
    ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK ("amount" > 0);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount";
    DROP INDEX "provider_events_inbox";
  `)
}
