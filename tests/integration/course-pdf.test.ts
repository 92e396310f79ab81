import { beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { signedIn } from '../support/customer'
import { newVisitor, type Visitor } from '../support/visitor'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const COURSE = 'learning-that-lasts'
const visitor = newVisitor()

const ask = (path: string, { who = visitor, range }: { who?: Visitor; range?: string } = {}) =>
  who.fetch(`/api/course/chapter/${path}`, range ? { headers: { range } } : {})

const first = (range?: string) => ask(`${COURSE}/1/pdf?hl=EN`, { range })

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

const refused = async (response: Response) => {
  expect(response.headers.get('content-type')).toContain('application/json')
  return { status: response.status, ...((await response.json()) as { result: number; message: string }) }
}

describe('a chapter as a file', () => {
  it('is a PDF file for everybody where it is the first, and kept by nobody', async () => {
    const response = await first()
    expect(response.status).toBe(200)
    const { headers } = response
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe(`inline; filename="${COURSE}-1-EN.pdf"`)
    expect(headers.get('accept-ranges')).toBe('bytes')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = await bytesOf(response)
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect((await bytesOf(await first())).equals(bytes)).toBe(true)
  })

  it('is another one in another language', async () => {
    const [english, japanese] = await Promise.all([first(), ask(`${COURSE}/1/pdf?hl=JA`)])
    expect((await bytesOf(english)).equals(await bytesOf(japanese))).toBe(false)
  })

  it('comes in parts', async () => {
    const whole = await bytesOf(await first())
    const size = whole.length
    const part = await first('bytes=100-299')
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 100-299/${size}`)
    expect((await bytesOf(part)).equals(whole.subarray(100, 300))).toBe(true)
    const end = await first('bytes=-10')
    expect(end.headers.get('content-range')).toBe(`bytes ${size - 10}-${size - 1}/${size}`)
    expect((await bytesOf(end)).equals(whole.subarray(-10))).toBe(true)
    expect((await first('bytes=0-1,4-5')).status).toBe(200)
  })

  it('says how long it is and which one, to who asks for its head and who puts parts together', async () => {
    const whole = await first()
    const etag = whole.headers.get('etag') ?? ''
    const size = (await bytesOf(whole)).length
    expect(etag).toMatch(/^"[\w-]{20,}"$/)
    expect(whole.headers.get('content-length')).toBe(String(size))
    const head = await visitor.fetch(`/api/course/chapter/${COURSE}/1/pdf?hl=EN`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect([head.headers.get('content-length'), head.headers.get('etag')]).toEqual([String(size), etag])
    expect(await bytesOf(head)).toHaveLength(0)
    const rest = (ifRange: string) =>
      visitor.fetch(`/api/course/chapter/${COURSE}/1/pdf?hl=EN`, {
        headers: { range: 'bytes=0-9', 'if-range': ifRange },
      })
    const same = await rest(etag)
    expect([same.status, same.headers.get('content-length')]).toEqual([206, '10'])
    const other = await rest('"nope"')
    expect([other.status, (await bytesOf(other)).length]).toEqual([200, size])
  })

  it('has no part beyond its end', async () => {
    const size = (await bytesOf(await first())).length
    const response = await first(`bytes=${size}-`)
    expect(response.headers.get('content-range')).toBe(`bytes */${size}`)
    expect(await refused(response)).toMatchObject({ status: 416, result: 416 })
  })

  it('is closed where the chapter is closed, and open to a customer', async () => {
    const path = `${COURSE}/2/pdf?hl=EN`
    expect(await refused(await ask(path))).toMatchObject({ result: RESULTS.partLocked })
    expect(await refused(await ask(path, { range: 'bytes=0-9' }))).toMatchObject({
      result: RESULTS.partLocked,
    })
    const { visitor: customer } = await signedIn()
    const response = await ask(path, { who: customer })
    expect(response.status).toBe(200)
    expect((await bytesOf(response)).subarray(0, 5).toString('latin1')).toBe('%PDF-')
  })

  it.each([
    ['a course that there is not', 'no-such-course/1/pdf?hl=EN', 404],
    ['a chapter that there is not', `${COURSE}/9/pdf?hl=EN`, 404],
    ['no name of a course', 'Not%20A%20Slug/1/pdf?hl=EN', 400],
    ['no number', `${COURSE}/one/pdf?hl=EN`, 400],
    ['no language', `${COURSE}/1/pdf?hl=XX`, 400],
  ])('is refused for %s', async (_, path, status) => {
    expect(await refused(await ask(path))).toMatchObject({ status, result: status })
  })
})
