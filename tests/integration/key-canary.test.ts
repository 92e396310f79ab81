import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { pathTo } from '@/domain/routing/path-to'
import type { Question } from '@/payload-types'
import type { PinnedForm } from '@/services/sittings/pinned-form'
import { query } from '../support/database'
import { newVisitor, type Visitor } from '../support/visitor'
import { finishSitting, PLACE, startSitting } from '../support/way'
import { type Byte, leaksIn } from './support/leaks'
import { forgetRateLimits } from './support/rate-limits'
import { newEditor } from './support/roles'

const CANARY = `canary-${crypto.randomUUID()}`
const SEED_CANARY = `seed-${crypto.randomUUID()}`

/** Everything that a browser was sent, in the order in which it came. */
const bytes: Byte[] = []
let secrets: string[] = []

/** A visitor all of whose answers are kept. */
const watched = (): Visitor => {
  const visitor = newVisitor()
  const keep = (from: string, response: Response, text: string) =>
    bytes.push({ from, text }, { from: `headers of ${from}`, text: `H ${[...response.headers].join('\n')}` })
  const fetchPage: Visitor['fetch'] = async (path, init) => {
    const response = await visitor.fetch(path, init)
    keep(path, response.clone(), await response.clone().text())
    return response
  }
  const call: Visitor['call'] = async (id, input) => {
    const answer = await visitor.call(id, input)
    bytes.push(
      { from: id, text: answer.text },
      { from: `headers of ${id}`, text: `H ${[...answer.headers].join('\n')}` },
    )
    return answer
  }
  return {
    ...visitor,
    fetch: fetchPage,
    call,
    ok: async (id, input) => {
      const answer = await call(id, input)
      if (answer.result !== 200) throw new Error(`${id}: ${answer.text.slice(0, 300)}`)
      return answer.data
    },
  }
}

const SCREENS = [
  'landing',
  'instructions',
  'questions',
  'confirm',
  'calculating',
  'email',
  'teaser',
  'tiers',
  'payment',
  'report',
  'wrongAnswers',
] as const

beforeAll(async () => {
  await forgetRateLimits()
  // The canary is planted as an editor would write it, and published: it is now in the question and in its version.
  const editor = await newEditor()
  const { docs } = await editor.json<{ docs: Question[] }>('/api/questions?limit=1&sort=position')
  const [question] = docs
  await editor.json(`/api/questions/${question?.id}`, {
    method: 'PATCH',
    body: JSON.stringify({ name: CANARY, seed: SEED_CANARY, _status: 'published' }),
  })
  const [stored] = await query('select 1 from questions where name = $1', [CANARY])
  expect(stored).toBeDefined()
  const ids = await query<{ id: string }>('select id from item_versions union select id from questions')
  secrets = [CANARY, SEED_CANARY, ...ids.map(({ id }) => id)]

  const visitor = watched()
  for (const hl of ['EN', 'JA'])
    for (const route of SCREENS) {
      const path = pathTo({
        route,
        code: 'iq',
        examId: 1,
        ...(route === 'landing' ? { slug: 'new' } : {}),
      })
      await visitor.fetch(`${path}?hl=${hl}`)
      await visitor.fetch(`${path}?hl=${hl}`, { headers: { rsc: '1' } })
    }
  const sitting = await startSitting(visitor)
  const { orderNumber, anchor } = sitting
  for (const { id: part } of sitting.parts)
    await visitor.ok('question.list', { params: { examId: PLACE, lang: 'EN' }, query: { part } })
  await visitor.ok('sitting.current', { query: { appExamId: PLACE } })
  for (const choice of [0, 1, 2, 3, 4, 5])
    await visitor.ok('sitting.save', {
      body: {
        orderNumber,
        epoch: 0,
        anchor,
        answers: [
          {
            id: sitting.questions[0]?.id ?? '',
            choice,
            epoch: 0,
            revision: choice + 1,
            spentMs: 4000,
            elapsedMs: 900,
          },
        ],
      },
    })
  const finished = await finishSitting(visitor)
  const params = { orderNumber: finished.orderNumber }
  await visitor.call('order.free', { body: params })
  await visitor.call('order.info', { body: params })
  await visitor.call('order.read', { params })
  await visitor.call('order.questions', { params })
  await visitor.call('order.skuCheck', { params })
  await visitor.call('order.presenters', { params })
  await visitor.call('report.read', { params })
  await visitor.call('pay.status', { params: { examOrderNumber: finished.orderNumber } })
  await visitor.call('sku.list', { params: { examId: PLACE, country: 'US', hl: 'EN' } })
  await visitor.call('app.view', { query: { hl: 'EN' } })
})

describe('what a browser gets before the report is paid', () => {
  it('is a whole visit', () => {
    const from = new Set(bytes.map((byte) => byte.from))
    for (const call of [
      'sitting.start',
      'question.list',
      'sitting.save',
      'sitting.confirm',
      'order.free',
      'report.read',
    ])
      expect(from).toContain(call)
    expect(bytes.filter((byte) => byte.from === 'question.list').join().length).toBeGreaterThan(0)
    expect(bytes.filter(({ text }) => text.startsWith('<!DOCTYPE html>')).length).toBe(2 * SCREENS.length)
    expect(secrets.length).toBeGreaterThan(60)
  })

  it('says nothing of keys, weights, rules, seeds or the ids of items', () => {
    expect(bytes.flatMap((byte) => leaksIn(byte, secrets))).toEqual([])
  })

  it('holds six drawings and eight given panels a question, and a field for nothing else', () => {
    const lists = bytes
      .filter(({ from }) => from === 'question.list')
      .map(({ text }) => JSON.parse(text).data)
    const questions = lists.flatMap((list) => list.questions as Record<string, unknown[]>[])
    expect(questions).toHaveLength(30)
    for (const question of questions) {
      expect(Object.keys(question).sort()).toEqual(['id', 'options', 'panels', 'part', 'position'])
      expect([question.panels?.length, question.options?.length]).toEqual([8, 6])
    }
  })

  it('answers a right choice as it answers a wrong one', () => {
    const saves = bytes.filter(({ from }) => from === 'sitting.save').slice(0, 6)
    const shapes = saves.map(({ text }) => {
      const { data } = JSON.parse(text)
      return JSON.stringify({
        ...data,
        anchor: '',
        remainingSeconds: 0,
        accepted: data.accepted.map((one: object) => Object.keys(one)),
      })
    })
    expect(saves).toHaveLength(6)
    expect(new Set(shapes).size).toBe(1)
  })
})

describe('the built site', () => {
  const root = fileURLToPath(new URL('../../.next/static', import.meta.url))

  it('carries no canary, no item and no answer in its scripts', () => {
    expect(existsSync(root)).toBe(true)
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    const scripts = files.filter(({ name }) => /\.(?:js|css|json|map)$/.test(name))
    expect(scripts.length).toBeGreaterThan(20)
    const found = scripts.flatMap(({ name, parentPath }) => {
      const text = readFileSync(join(parentPath, name), 'utf8')
      return leaksIn({ from: name, text: `S ${text}` }, secrets)
    })
    expect(found).toEqual([])
  })

  it('ships no source map', () => {
    const files = readdirSync(root, { recursive: true }) as string[]
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  })
})

describe('the order of options', () => {
  it('is another for each sitting, under names that no other has (how even it is: tests/unit/exam/option-order.test.ts)', async () => {
    const visitor = newVisitor()
    const numbers: string[] = []
    for (let at = 0; at < 4; at++) {
      const body = { appExamId: PLACE, hl: 'EN', timing: 'standard', restart: at > 0 } as const
      numbers.push((await visitor.ok('sitting.start', { body })).orderNumber)
    }
    const rows = await query<{ form: PinnedForm }>('select form from sittings where number = any($1)', [
      numbers,
    ])
    const orders = rows.map(({ form }) => form.questions.map(({ order }) => order.join('')).join('-'))
    expect(new Set(orders).size).toBe(numbers.length)
    const ids = rows.flatMap(({ form }) => form.questions.map(({ id }) => id))
    expect(ids).toHaveLength(numbers.length * 30)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a planted leak is found', () => {
  const answer = (change: object) => ({
    from: 'question.list',
    text: JSON.stringify({ result: 200, data: { questions: [{ id: 'x', ...change }] } }),
  })

  it('and a clean answer is none', () =>
    expect(leaksIn(answer({ panels: [], options: [] }), secrets)).toEqual([]))

  it.each([
    [{ key: 3 }, 'has a field “key”'],
    [{ b: 0.4 }, 'has a field “b”'],
    [{ rules: [] }, 'has a field “rules”'],
    [{ seed: 'x' }, 'has a field “seed”'],
    [{ versionId: 'x' }, 'has a field “versionId”'],
    [{ options: [{ error: 'repetition' }] }, 'has a field “error”'],
    [{ explanation: { steps: [] } }, 'has a field “explanation”'],
    [{ misses: [[]] }, 'has a field “misses”'],
    [{ kinds: ['wrong-principle'] }, "names a distractor's error"],
  ])('%j', (change, finding) => {
    expect(leaksIn(answer(change), secrets).join()).toContain(finding)
  })

  it('the canary in a page, and the id of an item in a header', () => {
    expect(leaksIn({ from: '/', text: `<!DOCTYPE html><p title="${CANARY}">` }, secrets)).toEqual([
      `/ holds ${CANARY}`,
    ])
    const id = secrets.at(-1) ?? ''
    expect(leaksIn({ from: 'headers of /', text: `H x-item,${id}` }, secrets)).toEqual([
      `headers of / holds ${id}`,
    ])
  })
})
