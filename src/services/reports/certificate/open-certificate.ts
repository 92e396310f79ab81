import { eq } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { shownState } from '@/domain/certificate/why-none'
import type { Locale } from '@/domain/locale/locales'
import { logger } from '@/gateways/logs/log'
import { certificates, reports } from '@/payload-schema'
import type { Deps } from '../../deps'
import { sittingsOf } from '../../sittings/find-sitting'
import { openPartsOf } from '../open-parts'
import { certificateView } from './certificate-view'
import { readClaims } from './sign'

const log = logger('certificates')

/**
 * What the public page of a number says; null: there is no such certificate. What it states is read from the signed text and
 * from nothing else, so a row that somebody changed states nothing. Nothing but its state is told of one that is not valid.
 */
export const openCertificate = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { number, locale }: { number: string; locale: Locale },
): Promise<CallData<'certificate.check'> | null> => {
  const [row] = await deps.payload.db.drizzle
    .select({ certificate: certificates, sitting: reports.sitting })
    .from(certificates)
    .innerJoin(reports, eq(reports.id, certificates.report))
    .where(eq(certificates.number, number))
    .limit(1)
  const [sitting] = row ? await sittingsOf(deps, [row.sitting]) : []
  if (!row || !sitting) return null
  const { certificate } = row
  const open = (await openPartsOf(deps, sitting)).has('certificate')
  const state = shownState({ state: certificate.state, hidden: certificate.hidden, open })
  const { code, examNumber: examId } = sitting
  const nothing = { state, code, examId, told: null, jws: null }
  if (state !== 'valid') return nothing
  const claims = await readClaims(certificate)
  if (!claims || claims.jti !== number) {
    log.error('a certificate is not signed by a key of ours', { number, kid: certificate.kid })
    return null
  }
  const told = await certificateView({ claims, kid: certificate.kid, locale })
  return { ...nothing, told, jws: certificate.jws }
}
