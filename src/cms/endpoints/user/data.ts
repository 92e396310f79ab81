import { signOut } from '@/services/accounts/end-sessions'
import { askDataLink } from '@/services/privacy/data-link'
import { eraseSubject } from '@/services/privacy/erase-subject'
import { exportData } from '@/services/privacy/export-data'
import { readKept } from '@/services/privacy/read-kept'
import { findPlace } from '@/services/sittings/find-place'
import { withVisitor } from '@/services/visitors/with-visitor'
import { defineEndpoints } from '../define-endpoints'

export const dataEndpoints = defineEndpoints({
  'data.link': async ({ deps, input: { body }, viewer, setCookie }) => {
    const visitor = withVisitor(viewer)
    const place = await findPlace(deps, body.appExamId)
    const sent = await askDataLink(deps, {
      email: body.email,
      locale: body.hl,
      storefront: place.storefront.code,
      viewer: visitor.viewer,
    })
    if (visitor.cookie) setCookie(visitor.cookie)
    return sent
  },

  'data.kept': ({ deps, input: { body } }) => readKept(deps, body.token),

  'data.export': ({ deps, input: { body } }) =>
    exportData(deps, { token: body.token, locale: body.hl ?? 'EN' }),

  'data.erase': async ({ deps, input: { body }, viewer, setCookie }) => {
    const erased = await eraseSubject(deps, body.token)
    for (const cookie of await signOut(deps, { viewer, forget: true })) setCookie(cookie)
    return erased
  },
})
