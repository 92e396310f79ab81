import type { ServerResponse } from 'node:http'

export type Reply = {
  status: number
  type: 'json' | 'html' | 'css' | 'js'
  body: string
  headers?: Record<string, string>
}

export const json = (status: number, value: unknown): Reply => ({
  status,
  type: 'json',
  body: JSON.stringify(value),
})

export const jsonError = ({
  status,
  code,
  message,
}: {
  status: number
  code: string
  message: string
}): Reply => json(status, { error: { code, message } })

const CONTENT_TYPES: Record<Reply['type'], string> = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
}

type Sending = { response: ServerResponse; reply: Reply; siteOrigins: readonly string[] }

export const sendReply = ({ response, reply, siteOrigins }: Sending) => {
  const bytes = Buffer.from(reply.body)
  response.writeHead(reply.status, {
    'content-type': CONTENT_TYPES[reply.type],
    'content-length': bytes.byteLength,
    'cache-control': 'no-store',
    ...securityHeaders({ type: reply.type, siteOrigins }),
    ...reply.headers,
  })
  response.end(bytes)
}

/** Pages may be framed by our site and by nobody else; everything else may not be framed at all. */
const securityHeaders = ({ type, siteOrigins }: { type: Reply['type']; siteOrigins: readonly string[] }) => {
  const isPage = type === 'html'
  const page = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${siteOrigins.length > 0 ? siteOrigins.join(' ') : "'none'"}`,
  ]
  return {
    'content-security-policy': isPage ? page.join('; ') : "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': isPage ? 'cross-origin' : 'same-origin',
    'x-robots-tag': 'noindex',
    // Not for pages: this header cannot list origins, frame-ancestors can.
    ...(isPage ? {} : { 'x-frame-options': 'DENY' }),
  }
}
