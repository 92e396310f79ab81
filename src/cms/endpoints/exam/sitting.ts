import type { Locale } from '@/domain/locale/locales'
import { parseLocale } from '@/domain/locale/locales'
import { advance as advanceSitting } from '@/services/sittings/advance'
import { claimSitting } from '@/services/sittings/claim-sitting'
import { confirmSitting } from '@/services/sittings/confirm-sitting'
import { makeDeviceLink } from '@/services/sittings/devices/make-device-link'
import { openDeviceLink } from '@/services/sittings/devices/open-device-link'
import { cutOffDevices } from '@/services/sittings/devices/revoke-device-links'
import { findPlace } from '@/services/sittings/find-place'
import { findLatestSitting } from '@/services/sittings/find-sitting'
import { saveConsent } from '@/services/sittings/person/save-consent'
import { saveTakerFacts } from '@/services/sittings/person/save-taker-facts'
import { saveAnswers } from '@/services/sittings/save-answers'
import { saveReaction } from '@/services/sittings/save-reaction'
import { startSitting } from '@/services/sittings/start-sitting'
import { viewSitting } from '@/services/sittings/view-sitting'
import { countryOf } from '@/services/visitors/country'
import { withVisitor } from '@/services/visitors/with-visitor'
import { defineEndpoints } from '../define-endpoints'

export const sittingEndpoints = defineEndpoints({
  'sitting.start': async ({ deps, input: { body }, viewer, req, setCookie }) => {
    const visitor = withVisitor(viewer)
    const country = countryOf({ chosen: body.country, headers: req.headers, locale: body.hl as Locale })
    const sitting = await startSitting(deps, { input: body, viewer: visitor.viewer, country })
    if (visitor.cookie) setCookie(visitor.cookie)
    return viewSitting(deps, { sitting, viewer: visitor.viewer })
  },

  'sitting.current': async ({ deps, input: { query }, viewer }) => {
    const { exam } = await findPlace(deps, query.appExamId)
    const sitting = await findLatestSitting(deps, { examId: exam.id, viewer })
    return sitting && viewSitting(deps, { sitting, viewer })
  },

  /** Sent by the queue of the question screen: ui/sitting/store/store-deps.ts. */
  'sitting.save': ({ deps, input: { body }, pinned, req }) =>
    saveAnswers(deps, {
      number: body.orderNumber,
      input: body,
      sitting: pinned,
      readIn: parseLocale(req.headers.get('hl')),
    }),

  'sitting.claim': async ({ deps, sitting, viewer }) =>
    viewSitting(deps, { sitting: await claimSitting(deps, sitting), viewer }),

  'sitting.reaction': async ({ deps, input: { body }, sitting }) => {
    await saveReaction(deps, { sitting, trials: body.trials })
    return {}
  },

  /** Sent by ui/sitting/confirm/confirm.tsx. */
  'sitting.confirm': async ({ deps, viewer, sitting }) => ({
    state: await confirmSitting(deps, { sitting, viewer }),
  }),

  'sitting.advance': ({ deps, input: { body }, sitting, req }) =>
    advanceSitting(deps, {
      sitting,
      part: body.part,
      keepMiddle: body.keepMiddle ?? false,
      locale: parseLocale(req.headers.get('hl')) ?? sitting.locale,
    }),

  'sitting.about': ({ deps, input: { body }, sitting }) =>
    saveTakerFacts(deps, { sitting, facts: { birthYear: body.birthYear, sex: body.sex } }),

  'sitting.consent': ({ deps, input: { body }, sitting }) =>
    saveConsent(deps, { sitting, agreed: body.agreed, locale: body.hl }),

  'sitting.link': ({ deps, sitting }) => makeDeviceLink(deps, sitting),

  'sitting.unlink': async ({ deps, viewer, sitting }) => {
    await cutOffDevices(deps, { sitting, visitorHash: viewer.visitorHash })
    return {}
  },

  /** Its token cannot be guessed either: as `report.open`. */
  'sitting.open': async ({ deps, input: { body }, viewer, setCookie }) => {
    const visitor = withVisitor(viewer)
    const sitting = await openDeviceLink(deps, { token: body.token, viewer: visitor.viewer })
    if (visitor.cookie) setCookie(visitor.cookie)
    return viewSitting(deps, { sitting, viewer: visitor.viewer })
  },
})
