import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "protocols" ADD COLUMN "covers_plans" boolean DEFAULT false;
  ALTER TABLE "_protocols_v" ADD COLUMN "version_covers_plans" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "protocols" DROP COLUMN "covers_plans";
  ALTER TABLE "_protocols_v" DROP COLUMN "version_covers_plans";`)
}
