import { and, desc, eq } from '@payloadcms/db-postgres/drizzle'
import { certificates, reports } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { TransactionHandle } from '../../transaction'

type Db = Deps['payload']['db']['drizzle'] | TransactionHandle
export type CertificateRow = typeof certificates.$inferSelect

/** The certificate of a sitting that was neither revoked nor replaced. */
export const findCertificate = async (db: Db, sittingId: string): Promise<CertificateRow | null> => {
  const [row] = await db
    .select({ certificate: certificates })
    .from(certificates)
    .innerJoin(reports, eq(reports.id, certificates.report))
    .where(and(eq(reports.sitting, sittingId), eq(certificates.state, 'valid')))
    .orderBy(desc(certificates.issuedAt))
    .limit(1)
  return row?.certificate ?? null
}
