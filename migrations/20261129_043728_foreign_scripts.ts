import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "storefronts" ADD COLUMN "foreign_scripts_mode" varchar DEFAULT 'prod-www-plumbline';
  ALTER TABLE "storefronts" ADD COLUMN "foreign_scripts_tag_manager" varchar;
  ALTER TABLE "storefronts" ADD COLUMN "foreign_scripts_meta_pixel" varchar;
  ALTER TABLE "storefronts" ADD COLUMN "foreign_scripts_tiktok_pixel" varchar;
  ALTER TABLE "storefronts" ADD COLUMN "foreign_scripts_snap_pixel" varchar;
  ALTER TABLE "storefronts" ADD COLUMN "foreign_scripts_pinterest_tag" varchar;
  ALTER TABLE "storefronts" ADD COLUMN "foreign_scripts_risk_script" varchar;
  ALTER TABLE "storefronts" ADD COLUMN "foreign_scripts_botpress" varchar;
  ALTER TABLE "_storefronts_v" ADD COLUMN "version_foreign_scripts_mode" varchar DEFAULT 'prod-www-plumbline';
  ALTER TABLE "_storefronts_v" ADD COLUMN "version_foreign_scripts_tag_manager" varchar;
  ALTER TABLE "_storefronts_v" ADD COLUMN "version_foreign_scripts_meta_pixel" varchar;
  ALTER TABLE "_storefronts_v" ADD COLUMN "version_foreign_scripts_tiktok_pixel" varchar;
  ALTER TABLE "_storefronts_v" ADD COLUMN "version_foreign_scripts_snap_pixel" varchar;
  ALTER TABLE "_storefronts_v" ADD COLUMN "version_foreign_scripts_pinterest_tag" varchar;
  ALTER TABLE "_storefronts_v" ADD COLUMN "version_foreign_scripts_risk_script" varchar;
  ALTER TABLE "_storefronts_v" ADD COLUMN "version_foreign_scripts_botpress" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "storefronts" DROP COLUMN "foreign_scripts_mode";
  ALTER TABLE "storefronts" DROP COLUMN "foreign_scripts_tag_manager";
  ALTER TABLE "storefronts" DROP COLUMN "foreign_scripts_meta_pixel";
  ALTER TABLE "storefronts" DROP COLUMN "foreign_scripts_tiktok_pixel";
  ALTER TABLE "storefronts" DROP COLUMN "foreign_scripts_snap_pixel";
  ALTER TABLE "storefronts" DROP COLUMN "foreign_scripts_pinterest_tag";
  ALTER TABLE "storefronts" DROP COLUMN "foreign_scripts_risk_script";
  ALTER TABLE "storefronts" DROP COLUMN "foreign_scripts_botpress";
  ALTER TABLE "_storefronts_v" DROP COLUMN "version_foreign_scripts_mode";
  ALTER TABLE "_storefronts_v" DROP COLUMN "version_foreign_scripts_tag_manager";
  ALTER TABLE "_storefronts_v" DROP COLUMN "version_foreign_scripts_meta_pixel";
  ALTER TABLE "_storefronts_v" DROP COLUMN "version_foreign_scripts_tiktok_pixel";
  ALTER TABLE "_storefronts_v" DROP COLUMN "version_foreign_scripts_snap_pixel";
  ALTER TABLE "_storefronts_v" DROP COLUMN "version_foreign_scripts_pinterest_tag";
  ALTER TABLE "_storefronts_v" DROP COLUMN "version_foreign_scripts_risk_script";
  ALTER TABLE "_storefronts_v" DROP COLUMN "version_foreign_scripts_botpress";`)
}
