import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'
import { formOf } from '@/services/sittings/pinned-form'
import { finish, leaning } from '../support/questionnaire'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'

let payload: Payload
let staff: PayloadRequest
let nobody: PayloadRequest
let readStatements: typeof import('@/cms/admin/record/read-statements').readStatements
let readPinnedInstrument: typeof import('@/cms/admin/record/read-pinned-instrument').readPinnedInstrument
let resultRows: typeof import('@/cms/admin/record/result-rows').resultRows

/** What was chosen, by the item's key. */
const given = new Map<string, number>()
let orderNumber: string

beforeAll(async () => {
  await forgetRateLimits()
  payload = await localPayload()
  ;({ readStatements } = await import('@/cms/admin/record/read-statements'))
  ;({ readPinnedInstrument } = await import('@/cms/admin/record/read-pinned-instrument'))
  ;({ resultRows } = await import('@/cms/admin/record/result-rows'))
  const { docs } = await payload.find({
    collection: 'admins',
    where: { email: { equals: site().admin.email } },
    limit: 1,
  })
  staff = await createLocalReq({ user: { ...docs[0], collection: 'admins' } as TypedUser }, payload)
  nobody = await createLocalReq({}, payload)
  const choose = (item: string, index: number) => {
    const choice = leaning(item, index)
    given.set(item, choice)
    return choice
  }
  ;({ orderNumber } = await finish(newVisitor(), { kind: 'eq', choose }))
})

const readSitting = async () => {
  const { docs } = await payload.find({
    collection: 'sittings',
    where: { number: { equals: orderNumber } },
    depth: 0,
  })
  const [sitting] = docs
  if (!sitting) throw new Error(`There is no sitting ${orderNumber}.`)
  return sitting
}

it('a questionnaire’s sitting shows staff every statement with what was chosen', async () => {
  const sitting = await readSitting()
  const rows = await readStatements({ sitting, form: formOf(sitting), locale: 'DE', req: staff })
  expect(rows).toHaveLength(SEED_INSTRUMENTS.eq.items.length)
  expect(rows.every(({ statements, choices }) => statements.length === 1 && choices !== null)).toBe(true)
  expect(new Map(rows.map(({ item, chosen }) => [item, chosen]))).toEqual(given)
  const situations = SEED_INSTRUMENTS.eq.items.filter(({ kind }) => kind === 'situation')
  expect(rows.filter(({ option }) => option !== null)).toHaveLength(situations.length)
})

it('its report shows the scales by their names', async () => {
  const sitting = await readSitting()
  const content = await readPinnedInstrument({ form: formOf(sitting), req: staff })
  const { docs } = await payload.find({
    collection: 'reports',
    where: { sitting: { equals: sitting.id } },
    depth: 0,
  })
  const rows = resultRows({ result: docs[0]?.result, words: content?.words.DE ?? null })
  expect(rows?.scales.map(({ id }) => id)).toEqual(SEED_INSTRUMENTS.eq.scales.map(({ id }) => id))
  expect(rows?.scales.every(({ id, name }) => name !== id)).toBe(true)
})

it('nobody else is shown any of it', async () => {
  const sitting = await readSitting()
  const form = formOf(sitting)
  expect(await readPinnedInstrument({ form, req: nobody })).toBeNull()
  await expect(readStatements({ sitting, form, locale: 'DE', req: nobody })).rejects.toThrow()
})
