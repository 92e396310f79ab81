import { listProtocols, readProtocol } from '@/content/protocols'
import { HttpRefusal } from '@/services/refusal'
import { findPlace } from '@/services/sittings/find-place'
import { defineEndpoints } from '../define-endpoints'

export const protocolEndpoints = defineEndpoints({
  'protocol.list': async ({ deps, input: { params } }) => {
    const { storefront } = await findPlace(deps, params.examId)
    const all = await listProtocols({ code: storefront.code ?? '', locale: params.hl })
    return all.map(({ id, linkCode, title, version }) => ({ id, linkCode, title, version }))
  },

  'protocol.agreement': async ({ deps, input: { params } }) => {
    const { storefront } = await findPlace(deps, params.examId)
    const all = await listProtocols({ code: storefront.code ?? '', locale: params.hl })
    const one = (code: string) => {
      const found = all.find(({ linkCode }) => linkCode === code)
      return found
        ? { id: found.id, linkCode: found.linkCode, title: found.title, version: found.version }
        : null
    }
    return { privacy: one('privacy'), agreement: one('terms') }
  },

  'protocol.info': async ({ input: { params, query } }) => {
    const found = await readProtocol({ id: params.id, locale: query.hl ?? 'EN' })
    if (!found) throw new HttpRefusal('notFound')
    return found
  },
})
