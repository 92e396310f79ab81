import {
  type CollectionSlug,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  type Where,
} from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { buyReport } from '../support/way'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'

let payload: Payload
let req: PayloadRequest
let findRelated: typeof import('@/cms/admin/related/find-related').findRelated
const email = `related-${crypto.randomUUID()}@example.com`

beforeAll(async () => {
  await forgetRateLimits()
  payload = await localPayload()
  ;({ findRelated } = await import('@/cms/admin/related/find-related'))
  const { docs } = await payload.find({
    collection: 'admins',
    where: { email: { equals: site().admin.email } },
    limit: 1,
  })
  req = await createLocalReq({ user: { ...docs[0], collection: 'admins' } as TypedUser }, payload)
  await buyReport(newVisitor(), { email })
})

const only = async (collection: CollectionSlug, field: string, where: Where = {}) => {
  const of: Where = { and: [{ [field]: { equals: email } }, where] }
  const { docs } = await payload.find({ collection, where: of, depth: 0 })
  expect(docs).toHaveLength(1)
  return docs[0] as { id: string }
}

/** How many records of each kind belong to a record, as its page shows them. */
const counts = async (collectionSlug: CollectionSlug, doc: { id: string }) => {
  const groups = await findRelated({ collectionSlug, id: doc.id, data: doc as object, req })
  return Object.fromEntries(groups.map(({ collection, rows }) => [collection, rows.length]))
}

it('leads from an order, its sitting and its receipt to each other', async () => {
  expect(await counts('orders', await only('orders', 'email'))).toEqual({
    'payment-attempts': 1,
    'ledger-entries': 1,
    entitlements: 1,
    mails: 1,
    consents: 1,
  })
  expect(await counts('sittings', await only('sittings', 'email'))).toMatchObject({
    entitlements: 1,
    reports: 1,
    orders: 1,
    mails: 1,
  })
  expect(await counts('mails', await only('mails', 'to', { template: { equals: 'report_ready' } }))).toEqual({
    orders: 1,
    sittings: 0,
  })
})
