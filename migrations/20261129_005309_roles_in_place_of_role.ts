// Whoever was an editor becomes editor and support: the old role did the work of both.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   INSERT INTO "admins_roles" ("order", "parent_id", "value")
     SELECT 1, "id", 'owner'::"enum_admins_roles" FROM "admins" WHERE "role" = 'owner'
     UNION ALL SELECT 1, "id", 'editor'::"enum_admins_roles" FROM "admins" WHERE "role" = 'editor'
     UNION ALL SELECT 2, "id", 'support'::"enum_admins_roles" FROM "admins" WHERE "role" = 'editor';
  ALTER TABLE "admins" DROP COLUMN "role";
  DROP TYPE "public"."enum_admins_role";
  CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_admins_role" AS ENUM('owner', 'editor');
  ALTER TABLE "admins" ADD COLUMN "role" "enum_admins_role" DEFAULT 'editor' NOT NULL;
  UPDATE "admins" SET "role" = 'owner' WHERE "id" IN (SELECT "parent_id" FROM "admins_roles" WHERE "value" = 'owner');
  DROP TRIGGER "audit_entries_append_only" ON "audit_entries";`)
}
