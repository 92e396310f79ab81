import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What a document names is not deleted under it (domain/publishing/relations.ts): the admin refuses it in words, this
// refuses whatever comes past the admin. Payload's own constraints would empty the field, and the page behind it.

/** [table, constraint, column, what it names, what Payload had]. */
const NAMED = [
  ['landing_pages', 'landing_pages_storefront_id_storefronts_id_fk', 'storefront_id', 'storefronts', 'SET NULL'],
  ['landing_pages', 'landing_pages_exam_id_exams_id_fk', 'exam_id', 'exams', 'SET NULL'],
  ['landing_pages', 'landing_pages_theme_id_landing_themes_id_fk', 'theme_id', 'landing_themes', 'SET NULL'],
  ['landing_themes', 'landing_themes_logo_id_media_id_fk', 'logo_id', 'media', 'SET NULL'],
  ['landing_themes', 'landing_themes_footer_logo_id_media_id_fk', 'footer_logo_id', 'media', 'SET NULL'],
  ['landing_themes', 'landing_themes_hero_id_media_id_fk', 'hero_id', 'media', 'SET NULL'],
  ['storefronts', 'storefronts_logo_id_media_id_fk', 'logo_id', 'media', 'SET NULL'],
  ['storefronts', 'storefronts_footer_logo_id_media_id_fk', 'footer_logo_id', 'media', 'SET NULL'],
  ['storefronts', 'storefronts_default_landing_id_landing_pages_id_fk', 'default_landing_id', 'landing_pages', 'SET NULL'],
  ['storefronts_rels', 'storefronts_rels_countries_fk', 'countries_id', 'countries', 'CASCADE'],
  ['protocols', 'protocols_storefront_id_storefronts_id_fk', 'storefront_id', 'storefronts', 'SET NULL'],
  ['questions', 'questions_exam_id_exams_id_fk', 'exam_id', 'exams', 'SET NULL'],
  ['skus', 'skus_exam_id_exams_id_fk', 'exam_id', 'exams', 'SET NULL'],
  ['packages', 'packages_sku_id_skus_id_fk', 'sku_id', 'skus', 'SET NULL'],
  ['promo_codes_rels', 'promo_codes_rels_skus_fk', 'skus_id', 'skus', 'CASCADE'],
  ['checkout_policies_rels', 'checkout_policies_rels_countries_fk', 'countries_id', 'countries', 'CASCADE'],
  ['report_parts', 'report_parts_logo_id_media_id_fk', 'logo_id', 'media', 'SET NULL'],
  ['presenters', 'presenters_exam_id_exams_id_fk', 'exam_id', 'exams', 'SET NULL'],
  ['presenters', 'presenters_img_id_media_id_fk', 'img_id', 'media', 'SET NULL'],
  ['reviews', 'reviews_exam_id_exams_id_fk', 'exam_id', 'exams', 'SET NULL'],
  ['reviews', 'reviews_head_image_id_media_id_fk', 'head_image_id', 'media', 'SET NULL'],
  ['sittings', 'sittings_exam_id_exams_id_fk', 'exam_id', 'exams', 'SET NULL'],
  ['sittings', 'sittings_storefront_id_storefronts_id_fk', 'storefront_id', 'storefronts', 'SET NULL'],
  ['orders', 'orders_sku_id_skus_id_fk', 'sku_id', 'skus', 'SET NULL'],
  ['entitlements', 'entitlements_sku_id_skus_id_fk', 'sku_id', 'skus', 'SET NULL'],
  ['item_versions', 'item_versions_question_id_questions_id_fk', 'question_id', 'questions', 'SET NULL'],
  ['contact_messages', 'contact_messages_storefront_id_storefronts_id_fk', 'storefront_id', 'storefronts', 'SET NULL'],
  ['site_settings', 'site_settings_default_storefront_id_storefronts_id_fk', 'default_storefront_id', 'storefronts', 'SET NULL'],
  ['site_settings', 'site_settings_default_exam_id_exams_id_fk', 'default_exam_id', 'exams', 'SET NULL'],
] as const

const constrain = (rule: (before: string) => string): string =>
  NAMED.map(
    ([table, name, column, named, before]) =>
      `ALTER TABLE "${table}" DROP CONSTRAINT "${name}", ADD CONSTRAINT "${name}" FOREIGN KEY ("${column}")
        REFERENCES "public"."${named}"("id") ON DELETE ${rule(before)};`,
  ).join('\n')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(constrain(() => 'RESTRICT')))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(constrain((before) => before)))
}
