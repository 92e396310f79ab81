import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Every version of a legal page that was public until now, as it last stood. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  INSERT INTO "protocol_editions" ("protocol_id", "version", "texts", "published_at")
    SELECT v."parent_id", v."version_version", jsonb_build_object('title', jsonb_object_agg(l."_locale", l."version_title"),
      'content', jsonb_object_agg(l."_locale", l."version_content")), v."created_at"
    FROM (SELECT DISTINCT ON ("parent_id", "version_version") * FROM "_protocols_v"
      WHERE "version__status" = 'published' AND "parent_id" IS NOT NULL AND "version_version" IS NOT NULL
      ORDER BY "parent_id", "version_version", "created_at" DESC) v
    JOIN "_protocols_v_locales" l ON l."_parent_id" = v."id"
    GROUP BY v."parent_id", v."version_version", v."created_at";
  INSERT INTO "protocol_editions" ("protocol_id", "version", "texts", "published_at")
    SELECT p."id", p."version", jsonb_build_object('title', jsonb_object_agg(l."_locale", l."title"),
      'content', jsonb_object_agg(l."_locale", l."content")), p."updated_at"
    FROM "protocols" p JOIN "protocols_locales" l ON l."_parent_id" = p."id"
    WHERE p."_status" = 'published' AND p."version" IS NOT NULL
    GROUP BY p."id", p."version", p."updated_at"
    ON CONFLICT ("protocol_id", "version") DO UPDATE SET "texts" = EXCLUDED."texts";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DELETE FROM "protocol_editions"`)
}
