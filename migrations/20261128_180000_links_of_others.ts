import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { ERASE_SITTINGS } from './functions/erase-subject'

/** An erased test leaves the links that name it as they are for the other tests. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(ERASE_SITTINGS))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  CREATE OR REPLACE FUNCTION "erase_sittings"(ids uuid[], at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM set_config('plumbline.erasing', 'on', true);
    DELETE FROM "answers" WHERE "sitting_id" = ANY (ids);
    DELETE FROM "taker_facts" WHERE "sitting_id" = ANY (ids);
    DELETE FROM "reports" WHERE "sitting_id" = ANY (ids);
    DELETE FROM "sitting_keys" WHERE "sitting_id" = ANY (ids);
    DELETE FROM "report_links" WHERE "sittings" ?| ids::text[];
    UPDATE "sittings" SET "email" = NULL, "customer_id" = NULL, "tracking" = NULL, "reaction" = NULL, "devices" = '[]',
      "visitor_hash" = encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'),
      "form" = "form" || '{"questions": []}', "erase_at" = NULL, "erased_at" = at, "updated_at" = at
      WHERE "id" = ANY (ids);
    PERFORM set_config('plumbline.erasing', 'off', true);
  END $$;`)
}
