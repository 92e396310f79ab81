import { randomInt } from 'node:crypto'
import { eq } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import type { CallData } from '@/domain/api/calls'
import { type CertificateClaims, sameResult } from '@/domain/api/certificate-claims'
import { certificateNumberFrom } from '@/domain/certificate/certificate-number'
import type { Locale } from '@/domain/locale/locales'
import { certificates } from '@/payload-schema'
import type { Deps } from '../../deps'
import { Refusal } from '../../refusal'
import type { OwnSitting } from '../../sittings/find-sitting'
import { lockSitting } from '../../sittings/lock-sitting'
import { inTransaction, type TransactionHandle } from '../../transaction'
import { certificatePath } from './certificate-address'
import { type CertificateRow, findCertificate } from './find-certificate'
import { type Certifiable, readCertifiable } from './read-certifiable'
import { readClaims, signClaims } from './sign'

type Wanted = { showsName?: boolean | undefined; hidden?: boolean | undefined }
type Asked = Wanted & { sitting: OwnSitting; locale: Locale }

/** The certificate of a result as its owner left it, or why there can be none. */
export const readCertificate = async (
  deps: Deps,
  sitting: OwnSitting,
): Promise<CallData<'certificate.state'>> => {
  const { because, name } = await readCertifiable(deps, sitting)
  const row = because === null ? await findCertificate(deps.payload.db.drizzle, sitting.id) : null
  return { because, name, certificate: row && viewRow(row, sitting) }
}

/**
 * Makes a certificate, or the changes that its owner asks for. What is stated is signed anew with each change, under the same
 * number; a result that was scored anew gets another number, and the one before says that it was replaced.
 * @throws Refusal partLocked.
 */
export const setCertificate = async (
  deps: Deps,
  { sitting, locale, ...wanted }: Asked,
): Promise<CallData<'certificate.set'>> => {
  const { because, name, facts, reportId } = await readCertifiable(deps, sitting)
  if (because !== null || !facts) throw new Refusal('partLocked')
  const row = await inTransaction(deps, async ({ db }) => {
    await lockSitting(db, sitting.id)
    const known = await findCertificate(db, sitting.id)
    const still = known && (await statesStill(known, facts)) ? known : null
    if (known && !still) await replace(db, known, deps.now())
    const showsName = name !== null && (wanted.showsName ?? known?.showsName ?? false)
    const hidden = wanted.hidden ?? known?.hidden ?? false
    const number = still?.number ?? certificateNumberFrom((below) => randomInt(below))
    const signed = await signClaims(
      claimsOf({ number, facts, name: showsName ? name : null, now: deps.now() }),
    )
    const values = { ...signed, name: showsName ? name : null, showsName, hidden, locale }
    const now = deps.now().toISOString()
    if (still) {
      await db
        .update(certificates)
        .set({ ...values, updatedAt: now })
        .where(eq(certificates.id, still.id))
      return { ...still, ...values }
    }
    const [made] = await db
      .insert(certificates)
      .values({ ...values, number, report: reportId, state: 'valid', issuedAt: now })
      .returning()
    if (!made) throw new Error(`The certificate of sitting ${sitting.number} was not stored.`)
    return made
  })
  return { certificate: viewRow(row, sitting) }
}

const statesStill = async (row: CertificateRow, facts: Certifiable): Promise<boolean> => {
  const claims = await readClaims(row)
  return claims !== null && sameResult(claims, { ...claims, ...facts })
}

const replace = async (db: TransactionHandle, { id }: CertificateRow, now: Date): Promise<void> => {
  await db
    .update(certificates)
    .set({ state: 'replaced', updatedAt: now.toISOString() })
    .where(eq(certificates.id, id))
}

const claimsOf = ({
  number,
  facts,
  name,
  now,
}: {
  number: string
  facts: Certifiable
  name: string | null
  now: Date
}): CertificateClaims => ({
  iss: env().SITE_URL,
  jti: number,
  iat: Math.floor(now.getTime() / 1000),
  achievement: 'timed_matrix_test',
  ...facts,
  ...(name !== null && { name }),
})

const viewRow = (row: CertificateRow, sitting: OwnSitting): CallData<'certificate.set'>['certificate'] => ({
  number: row.number,
  path: certificatePath(sitting, row.number),
  file: `/api/exam/certificate/own/${sitting.number}/pdf`,
  showsName: row.showsName,
  hidden: row.hidden,
  since: new Date(row.issuedAt).toISOString(),
})
