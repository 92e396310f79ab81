import { printedNumber } from '@/domain/certificate/certificate-number'
import type { Deps } from '../../deps'
import type { OwnSitting } from '../../sittings/find-sitting'
import type { CertificateNote } from '../file/iq-sections'
import { certificateAddress } from './certificate-address'
import { findCertificate } from './find-certificate'

/** What the file of a report says of its certificate. */
export const certificateNoteOf = async (
  { payload }: Pick<Deps, 'payload'>,
  { sitting, owned }: { sitting: OwnSitting; owned: boolean },
): Promise<CertificateNote> => {
  if (!owned) return 'none'
  const row = await findCertificate(payload.db.drizzle, sitting.id)
  if (!row) return 'open'
  return { number: printedNumber(row.number), address: certificateAddress(sitting, row.number) }
}
