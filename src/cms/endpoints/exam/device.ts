import { makeDeviceLink } from '@/services/sittings/devices/make-device-link'
import { openDeviceLink } from '@/services/sittings/devices/open-device-link'
import { cutOffDevices } from '@/services/sittings/devices/revoke-device-links'
import { findSitting } from '@/services/sittings/find-sitting'
import { viewSitting } from '@/services/sittings/view-sitting'
import { withVisitor } from '@/services/visitors/with-visitor'
import { defineEndpoint } from '../define-endpoint'

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

const open = defineEndpoint({
  call: 'sitting.open',
  limit: { max: 30, perIp: 60, windowSeconds: 3600 },
  handler: async ({ deps, input: { body }, viewer, setCookie }) => {
    const visitor = withVisitor(viewer)
    const sitting = await openDeviceLink(deps, { token: body.token, viewer: visitor.viewer })
    if (visitor.cookie) setCookie(visitor.cookie)
    return viewSitting(deps, sitting)
  },
})

export const deviceEndpoints = [link, unlink, open]
