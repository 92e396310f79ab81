import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   -- Of two reviews of one order the newer keeps it; the other is shown no more, until an editor names its order.
  UPDATE "reviews" r SET "order_id" = NULL WHERE EXISTS (SELECT 1 FROM "reviews" o
    WHERE o."order_id" = r."order_id" AND (o."created_at", o."id") > (r."created_at", r."id"));
  DROP INDEX "reviews_order_idx";
  ALTER TABLE "sittings" ADD COLUMN "report_read_at" timestamp(3) with time zone;
  CREATE UNIQUE INDEX "reviews_order_idx" ON "reviews" USING btree ("order_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "reviews_order_idx";
  CREATE INDEX "reviews_order_idx" ON "reviews" USING btree ("order_id");
  ALTER TABLE "sittings" DROP COLUMN "report_read_at";`)
}
