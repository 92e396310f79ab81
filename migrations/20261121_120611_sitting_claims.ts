import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "sittings" ADD COLUMN "epoch" numeric DEFAULT 0 NOT NULL;
    ALTER TABLE "answers" ADD COLUMN "epoch" numeric DEFAULT 0 NOT NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "sittings" DROP COLUMN "epoch";
    ALTER TABLE "answers" DROP COLUMN "epoch";
  `)
}
