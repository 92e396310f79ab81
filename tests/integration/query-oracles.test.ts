import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CALLS, type CallId } from '@/domain/api/calls'
import { query } from '../support/database'
import { newVisitor } from '../support/visitor'
import { buyReport, PLACE } from '../support/way'
import { whenFree } from '../support/when-free'
import { HIDDEN, WITHOUT_REST } from './authorization.table'
import { CAPABILITIES } from './capability.table'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'
import { type Ask, everyRole, type Role } from './support/roles'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
/** And of how many pairs of questions. That a session opens nothing is seen by the first ones. */
const OUTSIDERS = [
  ['anonymous', 15],
  ['customer', 3],
] as const satisfies readonly (readonly [Role, number])[]

let ask: Record<Role, Ask>
let payload: Payload

beforeAll(async () => {
  await forgetRateLimits()
  payload = await localPayload()
  ask = await everyRole()
  await buyReport(newVisitor(), { email: `oracle-${crypto.randomUUID()}@example.com` })
  if ((await payload.db.count({ collection: 'media' })).totalDocs === 0)
    await payload.db.create({
      collection: 'media',
      data: { alt: 'Nothing', filename: 'oracle.png', mimeType: 'image/png', filesize: 1 },
    })
})

const fieldsOf = (slug: string): FlattenedField[] =>
  payload.config.collections.find((collection) => collection.slug === slug)?.flattenedFields ?? []
const namesOf = (slug: string): string[] => [...fieldsOf(slug).map(({ name }) => name), 'id']

/** The same question twice: the answer is yes to the first and no to the second. */
const pairsOf = ({ slug, id }: { slug: string; id: string }): [yes: string, no: string][] => {
  const names = namesOf(slug)
  const anyOf = (rule: string) => names.map((name, at) => `where[or][${at}][${name}]${rule}`).join('&')
  const first = names[0] ?? 'id'
  return [
    [anyOf('[exists]=true'), anyOf('[exists]=false')],
    [anyOf('[like]=a'), anyOf('[like]=%25%25no')],
    [`where[id][equals]=${id}`, `where[id][equals]=${UNKNOWN}`],
    [`where[id][in]=${id}`, `where[id][in]=${UNKNOWN}`],
    [`where[id][not_in]=${UNKNOWN}`, `where[id][not_in]=${id}`],
    [`where[and][0][or][0][id][equals]=${id}`, `where[and][0][or][0][id][equals]=${UNKNOWN}`],
    [`sort=${names.join()}`, `sort=${names.map((name) => `-${name}`).join()}`],
    ['limit=1', 'limit=0'],
    ['page=1', 'page=1000000'],
    [`select[${first}]=true`, `select[${first}]=false`],
    ['depth=10&draft=true&locale=all', 'depth=0'],
    ['showHiddenFields=true&overrideAccess=true', 'showHiddenFields=false'],
    ['joins[sittings][limit]=10', 'joins[sittings][count]=true'],
    [`populate[${slug}][${first}]=true&depth=3`, 'populate[orders][email]=true&depth=3'],
    ['trash=true', 'trash=false'],
  ]
}

/** Everything of an answer by which one could differ from another. */
const told = async (asked: () => Promise<Response>): Promise<string> => {
  const answer = await whenFree(asked)
  const text = await answer.text()
  const varying = ['date', 'x-request-id', 'connection', 'keep-alive']
  const kept = [...answer.headers].filter(([name]) => !varying.includes(name))
  return JSON.stringify([answer.status, kept, text])
}

describe('to somebody who may not read a collection, no question is answered', () => {
  it.each(OUTSIDERS)('of %s, whatever it asks for (%i pairs)', async (role, most) => {
    const others = ['media', ...WITHOUT_REST]
    const slugs = payload.config.collections.map(({ slug }) => slug).filter((slug) => !others.includes(slug))
    expect(slugs.length).toBeGreaterThan(30)
    let asked = 0
    for (const slug of slugs) {
      const { docs } = await payload.db.find<{ id: string }>({
        collection: slug as CollectionSlug,
        limit: 1,
        where: {},
      })
      const id = String(docs[0]?.id ?? UNKNOWN)
      for (const end of ['', '/count', '/versions']) {
        const path = `/api/${slug}${end}`
        const plain = await told(() => ask[role](path))
        expect(Number(plain.slice(1, 4)), `${path} as ${role}`).toBeGreaterThanOrEqual(400)
        expect(Number(plain.slice(1, 4)), `${path} as ${role}`).not.toBe(500)
        const searches = pairsOf({ slug, id })
          .slice(0, end === '' ? most : 3)
          .flat()
        asked += searches.length
        for (const search of searches)
          expect([path, search, await told(() => ask[role](`${path}?${search}`))]).toEqual([
            path,
            search,
            plain,
          ])
      }
      // The admin asks long questions by POST, under a header of Payload's.
      const byPost = (search: string) =>
        told(() =>
          ask[role](`/api/${slug}`, {
            method: 'POST',
            headers: {
              'content-type': 'application/x-www-form-urlencoded',
              'x-payload-http-method-override': 'GET',
            },
            body: search,
          }),
        )
      expect(await byPost(`where[id][equals]=${id}`)).toBe(await byPost(`where[id][equals]=${UNKNOWN}`))
    }
    expect(asked).toBeGreaterThan(30 * 2 * most)
  })
})

describe('pictures, which everybody may read', () => {
  const docsOf = async (search: string) => {
    const answer = await ask.anonymous(`/api/media?${search}`)
    const { docs = [] } = (await answer.json()) as { docs?: Record<string, unknown>[] }
    return { status: answer.status, keys: [...new Set(docs.flatMap(Object.keys))].sort(), count: docs.length }
  }

  it('show no more of themselves to one who asks for more', async () => {
    const plain = await docsOf('')
    expect(plain.count).toBeGreaterThan(0)
    for (const search of [
      'depth=10',
      'showHiddenFields=true&overrideAccess=true',
      'draft=true&trash=true',
      'joins[sittings][limit]=10',
      'populate[orders][email]=true&depth=3',
      'select[hash]=true&select[salt]=true',
    ]) {
      const { status, keys } = await docsOf(search)
      expect([search, status, keys.filter((key) => !plain.keys.includes(key))]).toEqual([search, 200, []])
    }
  })

  it.each(['storefront.name', 'createdBy.email', 'id.orders.email', 'sittings.visitorHash', '_strategy'])(
    'lead to nothing else by %s',
    async (path) => {
      for (const search of [`where[${path}][exists]=true`, `where[${path}][like]=a`, `sort=${path}`]) {
        const yes = await told(() => ask.anonymous(`/api/media?${search}`))
        const no = await told(() =>
          ask.anonymous(
            `/api/media?${search.replace('=true', '=false').replace('=a', '=zz').replace('sort=', 'sort=-')}`,
          ),
        )
        expect([search, yes]).toEqual([search, no])
        expect(Number(yes.slice(1, 4))).toBeLessThan(500)
      }
    },
  )
})

type Way = { from: string; path: string; hidden: string }

/** Every way over relations, three steps at the most, from a collection to a hidden field of another. */
const waysToHidden = (): Way[] => {
  const ways: Way[] = []
  const walk = (from: string, at: string, path: string, steps: number): void => {
    for (const field of relationsIn(fieldsOf(at))) {
      for (const to of [field.relationTo].flat()) {
        const next = `${path}${field.path}.${Array.isArray(field.relationTo) ? 'value.' : ''}`
        for (const { collection, field: hidden } of HIDDEN)
          if (collection === to) ways.push({ from, path: `${next}${hidden}`, hidden })
        if (steps > 1) walk(from, to, next, steps - 1)
      }
    }
  }
  for (const { slug } of payload.config.collections) walk(slug, slug, '', 3)
  return ways
}

const relationsIn = (
  fields: readonly FlattenedField[],
  path = '',
): { path: string; relationTo: string | string[] }[] =>
  fields.flatMap((field) => {
    if (field.type === 'relationship' || field.type === 'upload')
      return [{ path: `${path}${field.name}`, relationTo: field.relationTo as string | string[] }]
    if (field.type === 'group' || field.type === 'array')
      return relationsIn(field.flattenedFields, `${path}${field.name}.`)
    return []
  })

describe('hidden fields', () => {
  it('cannot be asked for by staff over any relation', async () => {
    const [row] = await query<{ hash: string }>('select visitor_hash as hash from sittings limit 1')
    const ways = waysToHidden()
    expect(ways.map(({ from, path }) => `${from} ${path}`)).toEqual(
      expect.arrayContaining(['orders sitting.visitorHash', 'ledger-entries order.sitting.visitorHash']),
    )
    for (const { from, path } of ways)
      for (const [yes, no] of [
        [`where[${path}][exists]=true`, `where[${path}][exists]=false`],
        [`where[${path}][equals]=${row?.hash}`, `where[${path}][equals]=no`],
        [`sort=${path}`, `sort=-${path}`],
      ]) {
        // Other tests write into the same lists meanwhile: lists that differ are asked for again. An oracle differs every time.
        await vi.waitFor(
          async () => {
            const first = await idsOf(`/api/${from}?limit=200&${yes}`)
            const second = await idsOf(`/api/${from}?limit=200&${no}`)
            expect([from, yes, first]).toEqual([from, yes, second])
          },
          { timeout: 60_000, interval: 200 },
        )
      }
  })
})

/** What an editor gets to see; a refusal is one. */
const idsOf = async (path: string): Promise<string> => {
  const answer = await ask.support(path)
  if (answer.status >= 400) return answer.status < 500 ? 'refused' : `status ${answer.status} at ${path}`
  return ((await answer.json()) as { docs: { id: string }[] }).docs.map(({ id }) => id).join()
}

describe('calls of ours', () => {
  const TRICKS = [
    'where[visitorHash][exists]=true',
    'where[or][0][email][like]=a&limit=0',
    'sort=-createdAt&limit=1000&page=2&depth=10',
    'select[hash]=true&populate[sittings][visitorHash]=true',
    'draft=true&locale=all&trash=true&showHiddenFields=true&overrideAccess=true',
  ]
  const PARAMS: Record<string, string> = { examId: PLACE, hl: 'EN', country: 'US', lang: 'EN' }
  const open = (Object.keys(CALLS) as CallId[]).filter((id) => {
    const { method, path } = CALLS[id]
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name))
    // A visitor's own sitting says the time that is left, which never stands still.
    const isSitting = id === 'question.list' || id === 'sitting.current'
    const readable = ['everybody', 'cookie'].includes(CAPABILITIES[id].of) && !isSitting
    return readable && method === 'GET' && names.every((name) => name in PARAMS)
  })

  it.each(open)('%s hears no question of Payload’s', async (id) => {
    const path = CALLS[id].path.replace(/:(\w+)/g, (_, name: string) => PARAMS[name] ?? '')
    const at = `${path}?appExamId=${PLACE}&hl=EN`
    const plain = await told(() => ask.visitor(at))
    for (const trick of TRICKS)
      expect([trick, await told(() => ask.visitor(`${at}&${trick}`))]).toEqual([trick, plain])
  })

  it('are asked, and answer', () => {
    expect(open).toEqual(expect.arrayContaining(['sku.list', 'protocol.list', 'payment.list', 'app.view']))
  })
})
