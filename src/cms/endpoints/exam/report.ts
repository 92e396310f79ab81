import { DEFAULT_LOCALE, parseLocale } from '@/domain/locale/locales'
import { openByHeldTest } from '@/services/orders/held/open-by-held-test'
import { eraseResult } from '@/services/privacy/erase-result'
import { eraseTest } from '@/services/privacy/erase-test'
import { keepReport } from '@/services/privacy/keep-report'
import { endKey, listKeys } from '@/services/privacy/sitting-keys'
import { Refusal } from '@/services/refusal'
import { openReportLink } from '@/services/reports/open-report-link'
import { readReport } from '@/services/reports/read-report'
import { retrieveReports } from '@/services/reports/retrieve-reports'
import { openShared } from '@/services/reports/share/open-shared'
import { readShare } from '@/services/reports/share/share-result'
import { stopShare } from '@/services/reports/share/stop-share'
import { findPlace } from '@/services/sittings/find-place'
import { openReportByPlan } from '@/services/subscriptions/openings/open-report'
import { setCookie as cookie, cookieNames } from '@/services/visitors/viewer'
import { defineEndpoints } from '../define-endpoints'

export const reportEndpoints = defineEndpoints({
  'report.read': ({ deps, sitting, viewer, req }) =>
    readReport(deps, {
      sitting,
      viewer,
      locale: parseLocale(req.headers.get('hl')) ?? sitting.locale,
    }),

  'report.useHeld': ({ deps, sitting, viewer }) => openByHeldTest(deps, { sitting, viewer }),

  'report.openByPlan': ({ deps, sitting, viewer }) => openReportByPlan(deps, { sitting, viewer }),

  'report.erase': ({ deps, input: { body }, sitting, viewer }) =>
    (body.whole ? eraseTest : eraseResult)(deps, { sitting, viewer }),

  'report.keep': ({ deps, sitting }) => keepReport(deps, sitting),

  'report.keys': async ({ deps, sitting }) => ({ keys: await listKeys(deps, { sitting }) }),

  'report.endKey': ({ deps, input: { body }, sitting }) => endKey(deps, { sitting, key: body.key }),

  'report.share': ({ deps, sitting, req }) =>
    readShare(deps, { sitting, locale: parseLocale(req.headers.get('hl')) ?? sitting.locale }),

  'report.unshare': ({ deps, sitting }) => stopShare(deps, sitting),

  'report.shared': async ({ deps, input: { params, query }, req }) => {
    const locale = query.hl ?? parseLocale(req.headers.get('hl')) ?? DEFAULT_LOCALE
    const shared = await openShared(deps, { token: params.token, locale })
    if (!shared) throw new Refusal('linkInvalid')
    return { shared }
  },

  /** A token has 256 random bits: looking every guess up gives nothing away, and is one read of an index by its hash. */
  'report.open': async ({ deps, input: { body }, req, setCookie }) => {
    const locale = parseLocale(req.headers.get('hl')) ?? 'EN'
    const { grant, grantDays, reports } = await openReportLink(deps, { token: body.token, locale })
    setCookie(cookie({ name: cookieNames().grant, value: grant, days: grantDays }))
    return { reports }
  },

  'report.retrieve': async ({ deps, input: { body }, viewer }) => {
    await findPlace(deps, body.appExamId)
    return retrieveReports(deps, { email: body.email, locale: body.hl, viewer })
  },
})
