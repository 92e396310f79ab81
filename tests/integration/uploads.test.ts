import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AdminClient } from '../support/admin'
import { query } from '../support/database'
import { newEditor } from './support/roles'

let editor: AdminClient
beforeAll(async () => {
  editor = await newEditor()
})

type Upload = { file: Buffer; name: string; type: string }

const upload = async ({ file, name, type }: Upload): Promise<Response> => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A mark' }))
  form.set('file', new File([new Uint8Array(file)], name, { type }))
  const { headers, body } = new Response(form)
  return editor.fetch('/api/media', {
    method: 'POST',
    headers: { 'content-type': headers.get('content-type') ?? '' },
    body: Buffer.from(await new Response(body).arrayBuffer()),
  })
}

const plain = (width = 40, height = 20): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#155e63' } })
const named = (ending: string) => `upload-${crypto.randomUUID()}.${ending}`

describe('a picture that staff upload', () => {
  it.each([
    ['a JPEG', () => plain().jpeg(), 'jpg', 'image/jpeg'],
    ['a PNG', () => plain().png(), 'png', 'image/png'],
    ['a WebP', () => plain().webp(), 'webp', 'image/webp'],
  ])('is kept: %s', async (_, make, ending, type) => {
    const answer = await upload({ file: await make().toBuffer(), name: named(ending), type })
    expect(answer.status).toBe(201)
    const { doc } = (await answer.json()) as { doc: { id: string; filename: string } }
    const part = (headers: Record<string, string>) =>
      editor.fetch(`/api/media/file/${doc.filename}`, { headers: { range: 'bytes=0-9', ...headers } })
    const etag = (await part({})).headers.get('etag') ?? 'none'
    expect((await part({ 'if-range': etag })).status).toBe(206)
    expect((await part({ 'if-range': '"nope"' })).status).toBe(200)
    expect((await editor.fetch(`/api/media/${doc.id}`, { method: 'DELETE' })).status).toBe(200)
  })

  it.each([
    ['an AVIF', () => plain().avif(), 'avif', 'image/avif'],
    ['an AVIF that says it is a PNG', () => plain().avif(), 'png', 'image/png'],
    ['one of 24 megapixels and a line', () => plain(6000, 4001).png(), 'png', 'image/png'],
  ])('is refused with what is taken: %s', async (_, make, ending, type) => {
    const name = named(ending)
    const answer = await upload({ file: await make().toBuffer(), name, type })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('24 megapixels')])
    expect(await query('select 1 from media where filename = $1', [name])).toEqual([])
  })
})
