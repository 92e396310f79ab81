import { DEFAULT_LOCALE, parseLocale } from '@/domain/locale/locales'
import { Refusal } from '@/services/refusal'
import { openCertificate } from '@/services/reports/certificate/open-certificate'
import { readCertificate, setCertificate } from '@/services/reports/certificate/set-certificate'
import { defineEndpoints } from '../define-endpoints'

export const certificateEndpoints = defineEndpoints({
  'certificate.state': ({ deps, sitting }) => readCertificate(deps, sitting),

  'certificate.set': ({ deps, input: { body }, sitting }) => {
    const { hl = sitting.locale, showsName, hidden } = body
    return setCertificate(deps, { sitting, locale: hl, showsName, hidden })
  },

  'certificate.check': async ({ deps, input: { params, query }, req }) => {
    const locale = query.hl ?? parseLocale(req.headers.get('hl')) ?? DEFAULT_LOCALE
    const found = await openCertificate(deps, { number: params.token, locale })
    if (!found) throw new Refusal('linkInvalid')
    return found
  },
})
