import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Place } from '@/config/s3-url'

// An S3-compatible store that is small enough to read. It checks signatures (AWS Signature Version 4) by itself, from the
// published description, not through the library that the product signs with.

const [ACCESS, SECRET, REGION, BUCKET] = ['AKEXAMPLE', 's3cr3t/+=', 'eu-test-1', 'our-bucket']

type Kept = { bytes: Buffer; type: string; written: Date }
/** Of the next request with this method: answer so, or cut the connection after as many bytes of the body. */
type Fault = { method: string; status?: number; cutAfter?: number; silent?: true }

export type FakeS3 = {
  place: S3Place
  kept: Map<string, Kept>
  /** What was asked, in order: `PUT media/… 200`. */
  asked: string[]
  faults: Fault[]
  stop: () => Promise<void>
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const signedRightly = (request: IncomingMessage, body: Buffer): boolean => {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/
  const [, access, day = '', region = '', names = '', signature] =
    form.exec(request.headers.authorization ?? '') ?? []
  const time = String(request.headers['x-amz-date'])
  const age = Date.now() - Date.parse(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (access !== ACCESS || region !== REGION || !time.startsWith(day) || !(Math.abs(age) < 900_000))
    return false
  if (!names.split(';').includes('host')) return false
  const hash = String(request.headers['x-amz-content-sha256'])
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false
  const url = new URL(request.url ?? '', 'http://host')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const path = url.pathname
    .split('/')
    .map((step) => encode(decodeURIComponent(step)))
    .join('/')
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('')
  const canonical = [request.method, path, query, headers, names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${SECRET}`, day), region))
  return hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonical)}`).toString('hex') === signature
}

/** Two keys a page, so that whoever lists must turn the page. */
const listed = (kept: FakeS3['kept'], url: URL): string => {
  const prefix = url.searchParams.get('prefix') ?? ''
  const after = url.searchParams.get('continuation-token') ?? ''
  const all = [...kept]
    .filter(([key]) => key.startsWith(prefix) && key > after)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const page = all.slice(0, 2)
  const rows = page.map(
    ([key, { written }]) =>
      `<Contents><Key>${key}</Key><LastModified>${written.toISOString()}</LastModified></Contents>`,
  )
  const more = all.length > 2 ? `<NextContinuationToken>${page[1]?.[0]}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${rows.join('')}${more}</ListBucketResult>`
}

const sendObject = (request: IncomingMessage, response: ServerResponse, kept: Kept, cut?: number): number => {
  const { bytes } = kept
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
  const head = { etag, 'content-type': kept.type, 'last-modified': kept.written.toUTCString() }
  const wanted = request.headers['if-match']
  if (wanted !== undefined && wanted !== etag) return end(response, 412)
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const [start, stop] = first === undefined ? [0, bytes.length - 1] : [Number(first), Number(last)]
  const part = bytes.subarray(start, stop + 1)
  const ranged = first === undefined ? {} : { 'content-range': `bytes ${start}-${stop}/${bytes.length}` }
  const status = first === undefined ? 200 : 206
  response.writeHead(status, { ...head, ...ranged, 'content-length': part.length })
  if (request.method === 'HEAD') response.end()
  else if (cut === undefined) response.end(part)
  else response.write(part.subarray(0, cut), () => response.destroy())
  return status
}

const end = (response: ServerResponse, status: number, text = ''): number => {
  response.writeHead(status).end(text)
  return status
}

/** Starts one on a free port. */
export const fakeS3 = async (): Promise<FakeS3> => {
  const state: Pick<FakeS3, 'kept' | 'asked' | 'faults'> = { kept: new Map(), asked: [], faults: [] }
  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): number | string => {
    const { method = '' } = request
    const url = new URL(request.url ?? '', 'http://host')
    if (!signedRightly(request, body)) return end(response, 403)
    const fault = state.faults[0]?.method === method ? state.faults.shift() : undefined
    if (fault?.silent) return 'silent'
    if (fault?.status) return end(response, fault.status)
    const key = decodeURIComponent(url.pathname).replace(`/${BUCKET}`, '').slice(1)
    if (!url.pathname.startsWith(`/${BUCKET}`)) return end(response, 404)
    if (method === 'GET' && key === '') return end(response, 200, listed(state.kept, url))
    const found = state.kept.get(key)
    if (method === 'PUT')
      state.kept.set(key, { bytes: body, type: request.headers['content-type'] ?? '', written: new Date() })
    if (method === 'DELETE') state.kept.delete(key)
    if (method === 'PUT' || method === 'DELETE') return end(response, method === 'PUT' ? 200 : 204)
    return found ? sendObject(request, response, found, fault?.cutAfter) : end(response, 404)
  }
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const key = new URL(request.url ?? '', 'http://host').pathname.slice(BUCKET.length + 2)
    state.asked.push(
      [request.method, key, answer(request, response, body)].filter((part) => part !== '').join(' '),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    ...state,
    place: {
      bucketUrl: `http://127.0.0.1:${port}/${BUCKET}`,
      accessKeyId: ACCESS,
      secretAccessKey: SECRET,
      region: REGION,
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
