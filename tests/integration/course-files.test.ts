import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { parseCaptions } from '@/domain/centre/captions'
import { LOCALES } from '@/domain/locale/locales'
import { buyCourse } from '../support/course'
import { signedIn } from '../support/customer'
import { newVisitor, type Visitor } from '../support/visitor'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const COURSE = 'reading-your-feelings'
const RECORDING = `/api/course/chapter/${COURSE}/3/recording`
const CAPTIONS = `/api/course/chapter/${COURSE}/3/captions`
const ATTACHMENT = `/api/course/attachment/${COURSE}/1`
const fileOf = (name: string) => readFileSync(join(import.meta.dirname, '../../src/seed/centre/files', name))
const AUDIO = fileOf('paced-breathing.mp3')
const SHEET = fileOf('a-week-of-feelings.pdf')

const visitor = newVisitor()
let reader: Visitor
beforeAll(async () => {
  reader = (await signedIn()).visitor
  await buyCourse(reader, COURSE)
})

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const ranged = (range: string) => reader.fetch(RECORDING, { headers: { range } })
const resultOf = async (who: Visitor, path: string) =>
  ((await (await who.fetch(path)).json()) as { result: number }).result

describe('a recording', () => {
  it('is sent whole, to be kept by nobody', async () => {
    const response = await reader.fetch(RECORDING)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(AUDIO.length),
      etag: expect.stringMatching(/^"[\w-]+"$/),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect((await bytesOf(response)).equals(AUDIO)).toBe(true)
  })

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=720000-', 720_000, AUDIO.length - 1],
    ['bytes=-10', AUDIO.length - 10, AUDIO.length - 1],
    [`bytes=10-${AUDIO.length + 5000}`, 10, AUDIO.length - 1],
  ])('is sent in part: %s', async (range, start, end) => {
    const response = await ranged(range)
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${AUDIO.length}`)
    expect((await bytesOf(response)).equals(AUDIO.subarray(start, end + 1))).toBe(true)
  })

  it('is sent whole to who holds a part of another', async () => {
    const etag = (await ranged('bytes=0-9')).headers.get('etag') ?? ''
    const rest = (ifRange: string) =>
      reader.fetch(RECORDING, { headers: { range: 'bytes=10-', 'if-range': ifRange } })
    expect((await rest(etag)).status).toBe(206)
    const whole = await rest('"nope"')
    expect([whole.status, (await bytesOf(whole)).length]).toEqual([200, AUDIO.length])
  })

  it('has nothing beyond its end', async () => {
    const response = await ranged(`bytes=${AUDIO.length}-`)
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe(`bytes */${AUDIO.length}`)
  })

  it.each(['bytes=a-b', 'lines=1-2', 'bytes=5-1'])(
    'is sent whole for a range that says nothing: %s',
    async (range) => {
      const response = await ranged(range)
      expect(response.status).toBe(200)
      expect(await bytesOf(response)).toHaveLength(AUDIO.length)
    },
  )
})

describe('what is refused', () => {
  it.each([RECORDING, CAPTIONS, ATTACHMENT])('%s to who may not open it', async (path) => {
    expect(await resultOf(visitor, path)).toBe(RESULTS.partLocked)
    const response = await visitor.fetch(path)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  it.each([
    ['a chapter without a recording', `/api/course/chapter/${COURSE}/1/recording`, 404],
    ['its captions', `/api/course/chapter/${COURSE}/1/captions`, 404],
    ['a chapter that there is not', `/api/course/chapter/${COURSE}/40/recording`, 404],
    ['a course that there is not', '/api/course/chapter/no-such-course/1/recording', 404],
    ['an attachment that there is not', `/api/course/attachment/${COURSE}/2`, 404],
    ['chapter 0', `/api/course/chapter/${COURSE}/0/recording`, 400],
    ['a number that is none', `/api/course/attachment/${COURSE}/1e400`, 400],
    ['a name that is none', '/api/course/attachment/Not%20a%20slug/1', 400],
    ['a language that there is not', `${CAPTIONS}?hl=XX`, 400],
  ])('%s', async (_, path, status) => {
    const response = await reader.fetch(path)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ result: status })
  })

  it('the same files past the calls', async () => {
    for (const name of ['paced-breathing.mp3', 'a-week-of-feelings.pdf']) {
      const response = await reader.fetch(`/api/course-files/file/${name}`)
      expect(response.status).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('captions', () => {
  it('come in each language, as many in all', async () => {
    const texts = new Set<string>()
    for (const hl of LOCALES) {
      const response = await reader.fetch(`${CAPTIONS}?hl=${hl}`)
      expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
      const cues = parseCaptions(await response.text())
      expect(cues).toHaveLength(24)
      texts.add(cues.map(({ text }) => text).join('\n'))
    }
    expect(texts.size).toBe(LOCALES.length)
  })
})

describe('an attachment', () => {
  it('is saved under its title', async () => {
    const response = await reader.fetch(`${ATTACHMENT}?hl=CN`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''/)
    expect(decodeURIComponent(disposition)).toContain('一周的感受')
    expect((await bytesOf(response)).equals(SHEET)).toBe(true)
  })
})

describe('the calls', () => {
  it('say what a course comes as, and name no file', async () => {
    const course = await visitor.ok('course.detail', { params: { id: COURSE }, query: { hl: 'EN' } })
    expect(course.formats).toEqual(['pdf', 'audio'])
    expect(course.chapterList.map(({ recording }) => recording)).toEqual([null, null, 'audio', null])
    expect(course.attachments).toMatchObject([{ number: 1, format: 'pdf', bytes: SHEET.length }])
    const { items } = await visitor.ok('course.list', { body: {} })
    expect(items.find(({ id }) => id === 'learning-that-lasts')?.formats).toEqual(['pdf', 'video'])
    const chapter = await reader.ok('course.chapter', {
      params: { id: COURSE, number: 3 },
      query: { hl: 'EN' },
    })
    expect(chapter.recording).toEqual({ format: 'audio', captions: true })
    expect(JSON.stringify([course, items, chapter])).not.toMatch(/\.(?:mp3|mp4|pdf)/)
  })
})
