import type { Locale } from '@/domain/locale/locales'
import { advance as advanceSitting } from '@/services/sittings/advance'
import { claimSitting } from '@/services/sittings/claim-sitting'
import { confirmSitting } from '@/services/sittings/confirm-sitting'
import { makeDeviceLink } from '@/services/sittings/devices/make-device-link'
import { openDeviceLink } from '@/services/sittings/devices/open-device-link'
import { cutOffDevices } from '@/services/sittings/devices/revoke-device-links'
import { findPlace } from '@/services/sittings/find-place'
import { findLatestSitting, findSitting } from '@/services/sittings/find-sitting'
import { saveAnswers } from '@/services/sittings/save-answers'
import { saveReaction } from '@/services/sittings/save-reaction'
import { startSitting } from '@/services/sittings/start-sitting'
import { viewSitting } from '@/services/sittings/view-sitting'
import { countryOf } from '@/services/visitors/country'
import { withVisitor } from '@/services/visitors/with-visitor'
import { defineEndpoint } from '../define-endpoint'

const start = defineEndpoint({
  call: 'sitting.start',
  limit: { max: 30, perIp: 200, windowSeconds: 3600 },
  handler: async ({ deps, input: { body }, viewer, req, setCookie }) => {
    const visitor = withVisitor(viewer)
    const country = countryOf({ chosen: body.country, headers: req.headers, locale: body.hl as Locale })
    const sitting = await startSitting(deps, { input: body, viewer: visitor.viewer, country })
    if (visitor.cookie) setCookie(visitor.cookie)
    return viewSitting(deps, sitting)
  },
})

const current = defineEndpoint({
  call: 'sitting.current',
  handler: async ({ deps, input: { query }, viewer }) => {
    const { exam } = await findPlace(deps, query.appExamId)
    const sitting = await findLatestSitting(deps, { examId: exam.id, viewer })
    return sitting && viewSitting(deps, sitting)
  },
})

/** Sent by the queue of the question screen: ui/test/sitting/store-deps.ts. */
const save = defineEndpoint({
  call: 'sitting.save',
  limit: { max: 600, perIp: 12_000, windowSeconds: 60, inSteps: true },
  handler: ({ deps, input: { body }, viewer }) =>
    saveAnswers(deps, { number: body.orderNumber, input: body, viewer }),
})

const claim = defineEndpoint({
  call: 'sitting.claim',
  limit: { max: 120, windowSeconds: 60 },
  handler: async ({ deps, input: { body }, viewer }) => {
    const sitting = await findSitting(deps, { number: body.orderNumber, viewer, ownBrowserOnly: true })
    return viewSitting(deps, await claimSitting(deps, sitting))
  },
})

const reaction = defineEndpoint({
  call: 'sitting.reaction',
  limit: { max: 60, windowSeconds: 3600 },
  handler: async ({ deps, input: { body }, viewer }) => {
    const sitting = await findSitting(deps, { number: body.orderNumber, viewer, ownBrowserOnly: true })
    await saveReaction(deps, { sitting, trials: body.trials })
    return {}
  },
})

/** Sent by ui/test/confirm/confirm.tsx. */
const confirm = defineEndpoint({
  call: 'sitting.confirm',
  limit: { max: 60, windowSeconds: 60 },
  handler: async ({ deps, input: { body }, viewer }) => {
    const sitting = await findSitting(deps, { number: body.orderNumber, viewer, ownBrowserOnly: true })
    return { state: await confirmSitting(deps, { sitting, viewer }) }
  },
})

const advance = defineEndpoint({
  call: 'sitting.advance',
  limit: { max: 120, windowSeconds: 60 },
  handler: async ({ deps, input: { body }, viewer }) => {
    const sitting = await findSitting(deps, { number: body.orderNumber, viewer, ownBrowserOnly: true })
    return advanceSitting(deps, { sitting, part: body.part, keepMiddle: body.keepMiddle ?? false })
  },
})

const link = defineEndpoint({
  call: 'sitting.link',
  limit: { max: 20, windowSeconds: 3600 },
  handler: async ({ deps, input: { body }, viewer }) =>
    makeDeviceLink(deps, await findSitting(deps, { number: body.orderNumber, viewer, ownBrowserOnly: true })),
})

const unlink = defineEndpoint({
  call: 'sitting.unlink',
  limit: { max: 20, windowSeconds: 3600 },
  handler: async ({ deps, input: { body }, viewer }) => {
    const sitting = await findSitting(deps, { number: body.orderNumber, viewer, ownBrowserOnly: true })
    await cutOffDevices(deps, { sitting, visitorHash: viewer.visitorHash })
    return {}
  },
})

/** Its token cannot be guessed either: as `report.open`. */
const open = defineEndpoint({
  call: 'sitting.open',
  limit: { max: 30, perIp: 60, windowSeconds: 3600, onlyRefused: 'linkInvalid' },
  handler: async ({ deps, input: { body }, viewer, setCookie }) => {
    const visitor = withVisitor(viewer)
    const sitting = await openDeviceLink(deps, { token: body.token, viewer: visitor.viewer })
    if (visitor.cookie) setCookie(visitor.cookie)
    return viewSitting(deps, sitting)
  },
})

export const sittingEndpoints = [start, current, claim, save, advance, reaction, confirm, link, unlink, open]
