import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "exams" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_exams_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "questions" ADD COLUMN "difficulty_reason" varchar;
  ALTER TABLE "questions" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_questions_v" ADD COLUMN "version_difficulty_reason" varchar;
  ALTER TABLE "_questions_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "instruments" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_instruments_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "landing_themes" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_landing_themes_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "protocols" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_protocols_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "reviews" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "presenters" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_presenters_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "media" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "storefronts" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_storefronts_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "skus" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_skus_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "plans" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_plans_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "report_parts" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "packages" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_packages_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "promo_codes" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "countries" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "checkout_policies" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "articles" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "courses" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_courses_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "course_files" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "help_entries" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_help_entries_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "crisis_lines" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_crisis_lines_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "reply_templates" ADD COLUMN "edited_by" varchar;
  -- A promo code that orders were placed with is ended, not deleted.
  ALTER TABLE "orders" DROP CONSTRAINT "orders_promo_id_promo_codes_id_fk";
  ALTER TABLE "orders" ADD CONSTRAINT "orders_promo_id_promo_codes_id_fk" FOREIGN KEY ("promo_id") REFERENCES "promo_codes"("id") ON DELETE RESTRICT;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "orders" DROP CONSTRAINT "orders_promo_id_promo_codes_id_fk";
  ALTER TABLE "orders" ADD CONSTRAINT "orders_promo_id_promo_codes_id_fk" FOREIGN KEY ("promo_id") REFERENCES "promo_codes"("id") ON DELETE SET NULL;

   ALTER TABLE "exams" DROP COLUMN "edited_by";
  ALTER TABLE "_exams_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "questions" DROP COLUMN "difficulty_reason";
  ALTER TABLE "questions" DROP COLUMN "edited_by";
  ALTER TABLE "_questions_v" DROP COLUMN "version_difficulty_reason";
  ALTER TABLE "_questions_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "instruments" DROP COLUMN "edited_by";
  ALTER TABLE "_instruments_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "landing_pages" DROP COLUMN "edited_by";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "landing_themes" DROP COLUMN "edited_by";
  ALTER TABLE "_landing_themes_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "protocols" DROP COLUMN "edited_by";
  ALTER TABLE "_protocols_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "reviews" DROP COLUMN "edited_by";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "presenters" DROP COLUMN "edited_by";
  ALTER TABLE "_presenters_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "media" DROP COLUMN "edited_by";
  ALTER TABLE "storefronts" DROP COLUMN "edited_by";
  ALTER TABLE "_storefronts_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "skus" DROP COLUMN "edited_by";
  ALTER TABLE "_skus_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "plans" DROP COLUMN "edited_by";
  ALTER TABLE "_plans_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "report_parts" DROP COLUMN "edited_by";
  ALTER TABLE "packages" DROP COLUMN "edited_by";
  ALTER TABLE "_packages_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "promo_codes" DROP COLUMN "edited_by";
  ALTER TABLE "countries" DROP COLUMN "edited_by";
  ALTER TABLE "checkout_policies" DROP COLUMN "edited_by";
  ALTER TABLE "articles" DROP COLUMN "edited_by";
  ALTER TABLE "_articles_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "courses" DROP COLUMN "edited_by";
  ALTER TABLE "_courses_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "course_files" DROP COLUMN "edited_by";
  ALTER TABLE "help_entries" DROP COLUMN "edited_by";
  ALTER TABLE "_help_entries_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "crisis_lines" DROP COLUMN "edited_by";
  ALTER TABLE "_crisis_lines_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "reply_templates" DROP COLUMN "edited_by";`)
}
