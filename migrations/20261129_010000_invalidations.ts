import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What every server forgets of its cached pages (content/invalidate.ts). Rows are only added, so that two changes of one collection
 * never wait for each other; no personal data.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "invalidations" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    "tag" varchar NOT NULL,
    "at" timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX "invalidations_tag_at_idx" ON "invalidations" ("tag", "at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "invalidations"`)
}
