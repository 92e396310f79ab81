import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_taker_facts_sex" AS ENUM('woman', 'man');
  CREATE TABLE "taker_facts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"sitting_id" uuid NOT NULL,
  	"birth_year" numeric,
  	"sex" "enum_taker_facts_sex",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "taker_facts_id" uuid;
  ALTER TABLE "taker_facts" ADD CONSTRAINT "taker_facts_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "taker_facts_sitting_idx" ON "taker_facts" USING btree ("sitting_id");
  CREATE INDEX "taker_facts_updated_at_idx" ON "taker_facts" USING btree ("updated_at");
  CREATE INDEX "taker_facts_created_at_idx" ON "taker_facts" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_taker_facts_fk" FOREIGN KEY ("taker_facts_id") REFERENCES "public"."taker_facts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_taker_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("taker_facts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "taker_facts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "taker_facts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_taker_facts_fk";
  
  DROP INDEX "payload_locked_documents_rels_taker_facts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "taker_facts_id";
  DROP TYPE "public"."enum_taker_facts_sex";`)
}
