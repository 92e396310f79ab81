import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_landing_themes_mark" AS ENUM('plumb', 'curve', 'grid', 'circle', 'leaf', 'spark', 'steps', 'wave', 'sun', 'key', 'bridge', 'knot');
  CREATE TYPE "public"."enum__landing_themes_v_version_mark" AS ENUM('plumb', 'curve', 'grid', 'circle', 'leaf', 'spark', 'steps', 'wave', 'sun', 'key', 'bridge', 'knot');
  ALTER TABLE "landing_pages" ADD COLUMN "hero_picture_id" uuid;
  ALTER TABLE "landing_pages" ADD COLUMN "text_picture_id" uuid;
  ALTER TABLE "landing_pages" ADD COLUMN "offer_id" uuid;
  ALTER TABLE "landing_pages" ADD COLUMN "share_image_id" uuid;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_hero_picture_id" uuid;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_text_picture_id" uuid;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_offer_id" uuid;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_share_image_id" uuid;
  ALTER TABLE "landing_themes" ADD COLUMN "mark" "enum_landing_themes_mark" DEFAULT 'plumb';
  ALTER TABLE "_landing_themes_v" ADD COLUMN "version_mark" "enum__landing_themes_v_version_mark" DEFAULT 'plumb';
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_hero_picture_id_media_id_fk" FOREIGN KEY ("hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_text_picture_id_media_id_fk" FOREIGN KEY ("text_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_offer_id_promo_codes_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."promo_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_hero_picture_id_media_id_fk" FOREIGN KEY ("version_hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_text_picture_id_media_id_fk" FOREIGN KEY ("version_text_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_offer_id_promo_codes_id_fk" FOREIGN KEY ("version_offer_id") REFERENCES "public"."promo_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "landing_pages_hero_picture_idx" ON "landing_pages" USING btree ("hero_picture_id");
  CREATE INDEX "landing_pages_text_picture_idx" ON "landing_pages" USING btree ("text_picture_id");
  CREATE INDEX "landing_pages_offer_idx" ON "landing_pages" USING btree ("offer_id");
  CREATE INDEX "landing_pages_share_image_idx" ON "landing_pages" USING btree ("share_image_id");
  CREATE INDEX "_landing_pages_v_version_version_hero_picture_idx" ON "_landing_pages_v" USING btree ("version_hero_picture_id");
  CREATE INDEX "_landing_pages_v_version_version_text_picture_idx" ON "_landing_pages_v" USING btree ("version_text_picture_id");
  CREATE INDEX "_landing_pages_v_version_version_offer_idx" ON "_landing_pages_v" USING btree ("version_offer_id");
  CREATE INDEX "_landing_pages_v_version_version_share_image_idx" ON "_landing_pages_v" USING btree ("version_share_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "landing_pages" DROP CONSTRAINT "landing_pages_hero_picture_id_media_id_fk";
  
  ALTER TABLE "landing_pages" DROP CONSTRAINT "landing_pages_text_picture_id_media_id_fk";
  
  ALTER TABLE "landing_pages" DROP CONSTRAINT "landing_pages_offer_id_promo_codes_id_fk";
  
  ALTER TABLE "landing_pages" DROP CONSTRAINT "landing_pages_share_image_id_media_id_fk";
  
  ALTER TABLE "_landing_pages_v" DROP CONSTRAINT "_landing_pages_v_version_hero_picture_id_media_id_fk";
  
  ALTER TABLE "_landing_pages_v" DROP CONSTRAINT "_landing_pages_v_version_text_picture_id_media_id_fk";
  
  ALTER TABLE "_landing_pages_v" DROP CONSTRAINT "_landing_pages_v_version_offer_id_promo_codes_id_fk";
  
  ALTER TABLE "_landing_pages_v" DROP CONSTRAINT "_landing_pages_v_version_share_image_id_media_id_fk";
  
  DROP INDEX "landing_pages_hero_picture_idx";
  DROP INDEX "landing_pages_text_picture_idx";
  DROP INDEX "landing_pages_offer_idx";
  DROP INDEX "landing_pages_share_image_idx";
  DROP INDEX "_landing_pages_v_version_version_hero_picture_idx";
  DROP INDEX "_landing_pages_v_version_version_text_picture_idx";
  DROP INDEX "_landing_pages_v_version_version_offer_idx";
  DROP INDEX "_landing_pages_v_version_version_share_image_idx";
  ALTER TABLE "landing_pages" DROP COLUMN "hero_picture_id";
  ALTER TABLE "landing_pages" DROP COLUMN "text_picture_id";
  ALTER TABLE "landing_pages" DROP COLUMN "offer_id";
  ALTER TABLE "landing_pages" DROP COLUMN "share_image_id";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_hero_picture_id";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_text_picture_id";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_offer_id";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_share_image_id";
  ALTER TABLE "landing_themes" DROP COLUMN "mark";
  ALTER TABLE "_landing_themes_v" DROP COLUMN "version_mark";
  DROP TYPE "public"."enum_landing_themes_mark";
  DROP TYPE "public"."enum__landing_themes_v_version_mark";`)
}
