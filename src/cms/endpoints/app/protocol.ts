import { listProtocols, readProtocol } from '@/content/protocols'
import { HttpRefusal } from '@/services/refusal'
import { findPlace } from '@/services/sittings/find-place'
import { defineEndpoint } from '../define-endpoint'

const list = defineEndpoint({
  call: 'protocol.list',
  handler: async ({ deps, input: { params } }) => {
    const { storefront } = await findPlace(deps, params.examId)
    const all = await listProtocols({ code: storefront.code ?? '', locale: params.hl })
    return all.map(({ id, linkCode, title, version }) => ({ id, linkCode, title, version }))
  },
})

const agreement = defineEndpoint({
  call: 'protocol.agreement',
  handler: async ({ deps, input: { params } }) => {
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
})

const info = defineEndpoint({
  call: 'protocol.info',
  handler: async ({ input: { params, query } }) => {
    const found = await readProtocol({ id: params.id, locale: query.hl ?? 'EN' })
    if (!found) throw new HttpRefusal('notFound')
    return found
  },
})

export const protocolEndpoints = [list, agreement, info]
