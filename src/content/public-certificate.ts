import type { CallData } from '@/domain/api/calls'
import { CERTIFICATE_NUMBER } from '@/domain/certificate/certificate-number'
import type { Locale } from '@/domain/locale/locales'
import { depsOf } from '@/services/deps'
import { openCertificate } from '@/services/reports/certificate/open-certificate'
import { getPayloadClient } from './payload'

/**
 * What the public page of a certificate says; null: there is none. Never cached: whoever hides theirs is obeyed at once.
 * @param code,examId of the page's address, which must be those of the test.
 */
export const readPublicCertificate = async (at: {
  number: string
  locale: Locale
  code: string
  examId: number
}): Promise<CallData<'certificate.check'> | null> => {
  const { number, locale } = at
  if (!CERTIFICATE_NUMBER.test(number)) return null
  const found = await openCertificate(depsOf(await getPayloadClient()), { number, locale })
  return found && found.code === at.code && found.examId === at.examId ? found : null
}
