import { request } from 'node:http'
import { expect } from 'vitest'
import { query } from '../../support/database'
import { waitForMail } from '../../support/mailbox'
import { site } from '../../support/site'
import { forgetRateLimits } from './rate-limits'

export type Answer = { status: number; text: string; headers: Record<string, unknown> }

/** A request from another address of this machine. */
export const post = (
  path: string,
  {
    from = '127.0.0.1',
    body,
    headers = {},
  }: { from?: string; body: object; headers?: Record<string, string> },
): Promise<Answer> =>
  new Promise((done, fail) => {
    const text = JSON.stringify(body)
    const sent = request(
      {
        host: '127.0.0.1',
        port: new URL(site().url).port,
        localAddress: from,
        method: 'POST',
        path,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            headers: {
              ...response.headers,
              date: undefined,
              'x-request-id': undefined,
              'retry-after': undefined,
            },
          }),
        )
      },
    )
    sent.on('error', fail)
    sent.end(text)
  })

export const logIn = (
  email: string,
  password: string,
  options: { from?: string; headers?: Record<string, string> } = {},
) => post('/api/admins/login', { ...options, body: { email, password } })

/** The password of newEditor, and another. */
export const OLD = 'a long password of an editor'
export const FRESH = 'a password that is new'

export const patch = (data: object): RequestInit => ({ method: 'PATCH', body: JSON.stringify(data) })
export const idOf = async (email: string): Promise<string> =>
  (await query<{ id: string }>('select id from admins where email = $1', [email]))[0]?.id ?? ''
export const elapse = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Of the letter to an admin who forgot the password. */
export const resetToken = async (email: string): Promise<string> =>
  /\/admin\/reset\/(\w+)/.exec((await waitForMail(email)).html ?? '')?.[1] ?? ''

export const expectOldPasswordEnded = async (email: string, what: string): Promise<void> => {
  await forgetRateLimits()
  expect((await logIn(email, OLD)).status, `the old password, ${what}`).toBe(401)
  expect((await logIn(email, FRESH)).status, `the new password, ${what}`).toBe(200)
}
