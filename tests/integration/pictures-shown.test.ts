import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { type AdminClient, signIn } from '../support/admin'
import { newVisitor } from '../support/visitor'

let editor: AdminClient
let picture: { id: string; filename: string }
const undo: (() => Promise<unknown>)[] = []

const ARTICLE = '/api/articles?where[_status][equals]=published&limit=1'
const SHOP = '/api/storefronts?where[code][equals]=iq&limit=1'

beforeAll(async () => {
  editor = await signIn()
  const file = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#155e63' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A square' }))
  form.set(
    'file',
    new File([new Uint8Array(file)], `shown-${crypto.randomUUID()}.png`, { type: 'image/png' }),
  )
  const { headers, body } = new Response(form)
  const answer = await editor.fetch('/api/media', {
    method: 'POST',
    headers: { 'content-type': headers.get('content-type') ?? '' },
    body: Buffer.from(await new Response(body).arrayBuffer()),
  })
  picture = ((await answer.json()) as { doc: typeof picture }).doc
  // Nothing is published with a picture that somebody could not be told of in their language.
  for (const locale of LOCALES)
    await editor.json(`/api/media/${picture.id}?locale=${locale}`, {
      method: 'PATCH',
      body: JSON.stringify({ alt: 'A square' }),
    })
})
afterAll(async () => {
  for (const back of undo.reverse()) await back()
  await editor.fetch(`/api/media/${picture.id}`, { method: 'DELETE' })
})

const publish = async (path: string, data: object): Promise<void> => {
  const body = JSON.stringify({ ...data, _status: 'published' })
  const answer = await editor.fetch(path, { method: 'PATCH', body })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}

/** The first document of a list, which from now on has the picture in a field. */
const dress = async (list: string, field: 'cover' | 'icon'): Promise<{ slug: string }> => {
  const { docs } = await editor.json<{ docs: { id: string; slug: string }[] }>(list)
  const [doc] = docs
  if (!doc) throw new Error(`Nothing at ${list}`)
  const path = `/api/${list.split(/[/?]/)[2]}/${doc.id}`
  undo.push(() => publish(path, { [field]: null }))
  await publish(path, { [field]: picture.id })
  return doc
}

const read = async (path: string) => (await newVisitor().fetch(`${path}?hl=EN`)).text()
const soon = <Value>(ask: () => Promise<Value>) => expect.poll(ask, { timeout: 60_000, interval: 200 })
const stem = () => picture.filename.replace('.png', '')

it('the cover of an article is in its list in a small size, on its page and in what is shared', async () => {
  const { slug: id } = await dress(ARTICLE, 'cover')
  const listed = async () =>
    (await newVisitor().ok('article.detail', { params: { id }, query: { hl: 'EN' } })).cover?.alt
  await soon(listed).toBe('A square')
  const { items } = await newVisitor().ok('article.list', { body: { hl: 'EN' } })
  expect(items.find((item) => item.id === id)?.cover).toMatchObject({ width: 480, height: 480 })
  const text = async () =>
    (
      await newVisitor().fetch(`${pathTo({ route: 'articleDetail', code: 'iq', examId: 1, id })}&hl=EN`)
    ).text()
  await soon(text).toContain('alt="A square"')
  expect(await text()).toMatch(new RegExp(`property="og:image" content="[^"]*${stem()}`))
})

it('the icon of a storefront is that of its pages, also of the first one', async () => {
  const icon = (html: string) => /<link rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? ''
  const list = pathTo({ route: 'articles', code: 'iq', examId: 1 })
  expect(icon(await read(list))).toMatch(/^\/icon\.svg/)
  await dress(SHOP, 'icon')
  await soon(async () => icon(await read(list))).toContain(stem())
  await soon(async () => icon(await read('/'))).toContain(stem())
})
