import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sittings" ADD COLUMN "epoch" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "answers" ADD COLUMN "epoch" numeric DEFAULT 0 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sittings" DROP COLUMN "epoch";
  ALTER TABLE "answers" DROP COLUMN "epoch";`)
}
