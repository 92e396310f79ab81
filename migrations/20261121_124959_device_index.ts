import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** For "the sittings that this browser was let in to". */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index sittings_devices_idx on sittings using gin (devices jsonb_path_ops)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index sittings_devices_idx`)
}
