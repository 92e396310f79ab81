// A picture that a document names is not deleted under it, as in 20261122_230000_kept_while_used.ts.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "storefronts" ADD COLUMN "icon_id" uuid;
  ALTER TABLE "_storefronts_v" ADD COLUMN "version_icon_id" uuid;
  ALTER TABLE "articles" ADD COLUMN "cover_id" uuid;
  ALTER TABLE "_articles_v" ADD COLUMN "version_cover_id" uuid;
  ALTER TABLE "courses" ADD COLUMN "pages" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_pages" numeric;
  ALTER TABLE "storefronts" ADD CONSTRAINT "storefronts_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "_storefronts_v" ADD CONSTRAINT "_storefronts_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "storefronts_icon_idx" ON "storefronts" USING btree ("icon_id");
  CREATE INDEX "_storefronts_v_version_version_icon_idx" ON "_storefronts_v" USING btree ("version_icon_id");
  CREATE INDEX "articles_cover_idx" ON "articles" USING btree ("cover_id");
  CREATE INDEX "_articles_v_version_version_cover_idx" ON "_articles_v" USING btree ("version_cover_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "storefronts" DROP CONSTRAINT "storefronts_icon_id_media_id_fk";
  
  ALTER TABLE "_storefronts_v" DROP CONSTRAINT "_storefronts_v_version_icon_id_media_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_cover_id_media_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_cover_id_media_id_fk";
  
  DROP INDEX "storefronts_icon_idx";
  DROP INDEX "_storefronts_v_version_version_icon_idx";
  DROP INDEX "articles_cover_idx";
  DROP INDEX "_articles_v_version_version_cover_idx";
  ALTER TABLE "storefronts" DROP COLUMN "icon_id";
  ALTER TABLE "_storefronts_v" DROP COLUMN "version_icon_id";
  ALTER TABLE "articles" DROP COLUMN "cover_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_cover_id";
  ALTER TABLE "courses" DROP COLUMN "pages";
  ALTER TABLE "_courses_v" DROP COLUMN "version_pages";`)
}
