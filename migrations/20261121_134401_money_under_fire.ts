import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payment_attempts" ADD COLUMN "asked_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "leased_until" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payment_attempts" DROP COLUMN "asked_at";
  ALTER TABLE "mails" DROP COLUMN "leased_until";`)
}
