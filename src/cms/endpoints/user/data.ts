import { DEFAULT_LOCALE } from '@/domain/locale/locales'
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

  'data.kept': ({ deps, input: { body }, viewer }) =>
    readKept(deps, { token: body.token, locale: body.hl ?? DEFAULT_LOCALE, viewer }),

  'data.export': ({ deps, input: { body }, viewer }) =>
    exportData(deps, { token: body.token, locale: body.hl ?? 'EN', viewer }),

  'data.erase': async ({ deps, input: { body }, viewer, setCookie }) => {
    const erased = await eraseSubject(deps, { token: body.token, viewer })
    for (const cookie of await signOut(deps, { viewer, forget: true })) setCookie(cookie)
    return erased
  },
})
