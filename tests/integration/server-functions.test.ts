import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { SERVER_FUNCTIONS } from '@/cms/admin/server-functions'
import { type AdminClient, signIn } from '../support/admin'
import { query } from '../support/database'
import { site } from '../support/site'
import { newStaff } from './support/roles'

const CANARY = 'only-between-proxy-and-server'
const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'isPrototypeOf']

let owner: AdminClient
let actions: string[]
beforeAll(async () => {
  owner = await signIn()
  actions = await actionsOf('/admin/login')
})

/** The ids of the functions that a page of the admin may call, as its scripts know them. */
const actionsOf = async (path: string): Promise<string[]> => {
  const page = await (await fetch(`${site().url}${path}`)).text()
  const scripts = [...page.matchAll(/\/_next\/static\/chunks\/[\w.~-]+\.js/g)].map(([script]) => script)
  const texts = await Promise.all(
    [...new Set(scripts)].map(async (script) => (await fetch(`${site().url}${script}`)).text()),
  )
  return [...new Set([page, ...texts].flatMap((text) => text.match(/\b[0-9a-f]{42}\b/g) ?? []))]
}

type Call = { action: string; sent: unknown; headers?: Record<string, string>; path?: string }
const asked = ({ action, sent, headers = {}, path = '/admin/login' }: Call): [string, RequestInit] => [
  path,
  {
    method: 'POST',
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      'next-action': action,
      'x-behind-proxy-secret': CANARY,
      ...headers,
    },
    body: JSON.stringify([sent]),
  },
]
const anonymous = (call: Call) => {
  const [path, init] = asked(call)
  return fetch(`${site().url}${path}`, { ...init, headers: { origin: site().url, ...init.headers } })
}
const staff = (call: Call) => owner.fetch(...asked(call))

/** A body of the owner's that does not say how long it is; a connection that is cut counts as 413. */
const sendWithoutLength = (action: string, bytes: number): Promise<number> =>
  new Promise((done) => {
    const [path, { headers }] = asked({ action, sent: null, path: '/admin' })
    const options = {
      method: 'POST',
      headers: { ...(headers as Record<string, string>), cookie: owner.cookie },
    }
    const sent = request(`${site().url}${path}`, options, (answer) => {
      answer.resume()
      done(answer.statusCode ?? 0)
    })
    sent.on('error', () => done(413))
    const chunk = 'x'.repeat(64 * 1024)
    for (let left = bytes; left > 0; left -= chunk.length) sent.write(chunk)
    sent.end()
  })

const logged = (): number => readFileSync(join(site().logs, 'server.log'), 'utf8').length

/** A session that we signed, of somebody who is there, and that nobody opened. */
const forgedSession = async (): Promise<string> => {
  const [admin] = await query<{ id: string }>('select id from admins where email = $1', [site().admin.email])
  const now = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { id: admin?.id, collection: 'admins', sid: crypto.randomUUID(), iat: now, exp: now + 600 }
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  const key = createHash('sha256').update(site().secrets.payload).digest('hex').slice(0, 32)
  return `plumbline-token=${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

/** Whether an answer is that of one of Payload's functions: `slugify` makes `what-it-says` of "What it says". */
const slug = {
  name: 'slugify',
  args: { collectionSlug: 'exams', path: 'title', valueToSlugify: 'What it says' },
}
const runs = async (answer: Response): Promise<boolean> => (await answer.text()).includes('what-it-says')

describe("the admin's server functions", () => {
  it('are there for the staff, and found by who looks for them', async () => {
    expect(actions.length).toBeGreaterThan(0)
    const answers = await Promise.all(
      actions.map(async (action) => runs(await staff({ action, sent: slug, path: '/admin' }))),
    )
    expect(answers).toContain(true)
  })

  it.each([...INHERITED, ...SERVER_FUNCTIONS])('are refused to strangers before Next: %s', async (name) => {
    const before = logged()
    for (const action of actions) {
      for (const path of ['/admin/login', '/admin', '/admin/preview/EN/questions/new']) {
        const answer = await anonymous({ action, sent: { name, args: {} }, path })
        const text = await answer.text()
        expect([path, answer.status, text.length < 100, text.includes(CANARY)]).toEqual([
          path,
          403,
          true,
          false,
        ])
      }
    }
    expect(logged()).toBe(before)
  })

  it('are refused to a session that we signed and nobody opened', async () => {
    const cookie = await forgedSession()
    for (const action of actions) {
      const answer = await anonymous({ action, sent: slug, headers: { cookie } })
      expect(await runs(answer)).toBe(false)
    }
  })

  it.each(INHERITED)('know no function that every object has: %s', async (name) => {
    for (const action of actions) {
      const answer = await staff({ action, sent: { name, args: {} } })
      const text = await answer.text()
      expect([text.includes(CANARY), text.includes('importMap'), text.length < 2_000]).toEqual([
        false,
        false,
        true,
      ])
    }
  })

  it('take something off the schedule, and put nothing on it by the way', async () => {
    const [theme] = await query<{ id: string }>('select id from landing_themes limit 1')
    const jobs = () => query('select id from payload_jobs order by id')
    const before = await jobs()
    const args = {
      type: 'unpublish',
      doc: { relationTo: 'landing-themes', value: theme?.id },
      date: new Date(Date.now() + 3_600_000).toISOString(),
      deleteID: crypto.randomUUID(),
    }
    for (const action of actions)
      await staff({ action, sent: { name: 'schedule-publish', args }, path: '/admin' })
    expect(await jobs()).toEqual(before)
  })

  it('schedule nothing that who asks could not publish', async () => {
    const marketer = await newStaff(['marketer'])
    const [sku] = await query<{ id: string }>('select id from skus limit 1')
    const [theme] = await query<{ id: string }>('select id from landing_themes limit 1')
    // As React writes a date.
    const date = `$D${new Date(Date.now() + 86_400_000).toISOString()}`
    const schedule = async (relationTo: string, value: string | undefined) => {
      const args = { type: 'publish', doc: { relationTo, value }, date }
      for (const action of actions)
        await marketer.fetch(...asked({ action, sent: { name: 'schedule-publish', args }, path: '/admin' }))
      const of = "select id from payload_jobs where input->'doc'->>'value' = $1"
      return (await query<{ id: string }>(of, [value])).map(({ id }) => id)
    }
    expect(await schedule('skus', sku?.id)).toEqual([])
    const made = await schedule('landing-themes', theme?.id)
    expect(made.length).toBeGreaterThan(0)
    for (const id of made) await query('delete from payload_jobs where id = $1', [id])
  })

  it.each([
    ['nothing', null],
    ['a list', [1]],
    ['no arguments', { name: 'slugify' }],
    ['arguments that are none', { name: 'slugify', args: 'x' }],
    ['a name of another kind', { name: ['constructor'], args: {} }],
    ['functions of its own', { name: 'mine', args: {}, serverFunctions: { mine: 'x' } }],
  ])('take %s for no call', async (_, sent) => {
    for (const action of actions) {
      const text = await (await staff({ action, sent })).text()
      expect([text.includes(CANARY), text.length < 2_000]).toEqual([false, true])
    }
  })

  it('are sent no more than a megabyte, whatever was declared', async () => {
    const statuses = await Promise.all(actions.map((action) => sendWithoutLength(action, 3 * 1024 * 1024)))
    expect(statuses).toContain(413)
    // What is no action was refused before its body.
    expect(statuses.filter((status) => status < 400)).toEqual([])
  })

  it('are the ones that Payload has', () => {
    const file = 'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js'
    const [, table = ''] = /baseServerFunctions = \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? []
    const names = [...table.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(10)
    expect([...SERVER_FUNCTIONS].sort()).toEqual(names.sort())
  })
})
