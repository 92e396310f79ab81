import { parseLocale } from '@/domain/locale/locales'
import { openReportLink } from '@/services/reports/open-report-link'
import { readReport } from '@/services/reports/read-report'
import { retrieveReports } from '@/services/reports/retrieve-reports'
import { findPlace } from '@/services/sittings/find-place'
import { setCookie as cookie, cookieNames } from '@/services/visitors/viewer'
import { defineEndpoint } from '../define-endpoint'

const read = defineEndpoint({
  call: 'report.read',
  handler: ({ deps, input: { params }, viewer }) => readReport(deps, { number: params.orderNumber, viewer }),
})

/** A token has 256 random bits: looking every guess up gives nothing away, and is one read of an index by its hash. */
const open = defineEndpoint({
  call: 'report.open',
  limit: { max: 30, perIp: 30, windowSeconds: 3600, onlyRefused: 'linkInvalid' },
  handler: async ({ deps, input: { body }, req, setCookie }) => {
    const locale = parseLocale(req.headers.get('hl')) ?? 'EN'
    const { grant, grantDays, reports } = await openReportLink(deps, { token: body.token, locale })
    setCookie(cookie({ name: cookieNames().grant, value: grant, days: grantDays }))
    return { reports }
  },
})

const retrieve = defineEndpoint({
  call: 'report.retrieve',
  limit: { max: 20, windowSeconds: 3600 },
  handler: async ({ deps, input: { body }, viewer }) => {
    const { appExamId } = await findPlace(deps, body.appExamId)
    return retrieveReports(deps, { email: body.email, locale: body.hl, appExamId, viewer })
  },
})

export const reportEndpoints = [read, open, retrieve]
