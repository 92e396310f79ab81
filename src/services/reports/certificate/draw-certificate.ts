import type { Locale } from '@/domain/locale/locales'
import { renderPdf } from '@/gateways/pdf/render-pdf'
import type { Deps } from '../../deps'
import { HttpRefusal, Refusal } from '../../refusal'
import type { OwnSitting } from '../../sittings/find-sitting'
import { certificateAddress } from './certificate-address'
import { certificateSheet } from './certificate-sheet'
import { certificateView } from './certificate-view'
import { findCertificate } from './find-certificate'
import { readCertifiable } from './read-certifiable'
import { readClaims } from './sign'

/** The certificate of a sitting as a file of one page. @throws Refusal partLocked; HttpRefusal 404: none was made. */
export const drawCertificate = async (
  deps: Deps,
  { sitting, locale }: { sitting: OwnSitting; locale: Locale },
): Promise<{ name: string; bytes: Uint8Array }> => {
  const { because } = await readCertifiable(deps, sitting)
  if (because !== null) throw new Refusal('partLocked')
  const row = await findCertificate(deps.payload.db.drizzle, sitting.id)
  const claims = row && (await readClaims(row))
  if (!row || !claims) throw new HttpRefusal('notFound')
  const told = await certificateView({ claims, kid: row.kid, locale })
  const address = certificateAddress(sitting, row.number)
  const sheet = await certificateSheet({ told, address, locale })
  return { name: `${row.number}.pdf`, bytes: await renderPdf(sheet) }
}
