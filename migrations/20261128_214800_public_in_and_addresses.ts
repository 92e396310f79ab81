import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { CREATE_ERASE_FUNCTIONS } from './functions/erase-subject'

/** With the place at which each stands in a document's list. */
const LOCALES = `unnest(ARRAY['EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR']) WITH ORDINALITY AS l(locale, n)`

/**
 * What is public today is complete in nine languages, so it is public in all of them. The addresses of landing pages that
 * are public become known as theirs. What a mail or a list looks up by an address without regard to capitals gets an index.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
  INSERT INTO "landing_pages_public_in" ("order", "parent_id", "value")
    SELECT l.n, d."id", l.locale::"enum_landing_pages_public_in" FROM "landing_pages" d, ${LOCALES} WHERE d."_status" = 'published';
  INSERT INTO "_landing_pages_v_version_public_in" ("order", "parent_id", "value")
    SELECT l.n, v."id", l.locale::"enum__landing_pages_v_version_public_in" FROM "_landing_pages_v" v, ${LOCALES} WHERE v."version__status" = 'published' OR v."latest";
  INSERT INTO "articles_public_in" ("order", "parent_id", "value")
    SELECT l.n, d."id", l.locale::"enum_articles_public_in" FROM "articles" d, ${LOCALES} WHERE d."_status" = 'published';
  INSERT INTO "_articles_v_version_public_in" ("order", "parent_id", "value")
    SELECT l.n, v."id", l.locale::"enum__articles_v_version_public_in" FROM "_articles_v" v, ${LOCALES} WHERE v."version__status" = 'published' OR v."latest";
  INSERT INTO "courses_public_in" ("order", "parent_id", "value")
    SELECT l.n, d."id", l.locale::"enum_courses_public_in" FROM "courses" d, ${LOCALES} WHERE d."_status" = 'published';
  INSERT INTO "_courses_v_version_public_in" ("order", "parent_id", "value")
    SELECT l.n, v."id", l.locale::"enum__courses_v_version_public_in" FROM "_courses_v" v, ${LOCALES} WHERE v."version__status" = 'published' OR v."latest";
  INSERT INTO "help_entries_public_in" ("order", "parent_id", "value")
    SELECT l.n, d."id", l.locale::"enum_help_entries_public_in" FROM "help_entries" d, ${LOCALES} WHERE d."_status" = 'published';
  INSERT INTO "_help_entries_v_version_public_in" ("order", "parent_id", "value")
    SELECT l.n, v."id", l.locale::"enum__help_entries_v_version_public_in" FROM "_help_entries_v" v, ${LOCALES} WHERE v."version__status" = 'published' OR v."latest";
  INSERT INTO "landing_addresses" ("slug", "storefront_id", "exam_id", "page_id", "live_since")
    SELECT "variant"::text, "storefront_id", "exam_id", "id", "updated_at" FROM "landing_pages"
    WHERE "_status" = 'published' AND "variant" IS NOT NULL AND "storefront_id" IS NOT NULL AND "exam_id" IS NOT NULL;
  UPDATE "landing_pages" SET "slug" = "variant"::text;
  UPDATE "_landing_pages_v" SET "version_slug" = "version_variant"::text;
  CREATE INDEX "subscriptions_email_lower_idx" ON "subscriptions" (lower("email"));
  CREATE INDEX "orders_paid_at_idx" ON "orders" ("paid_at") WHERE "status" = 'paid';`))
  await db.execute(CREATE_ERASE_FUNCTIONS)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "orders_paid_at_idx";
  DROP INDEX "subscriptions_email_lower_idx";
  DELETE FROM "landing_addresses";`)
}
