import { request } from 'node:http'
import { CALLS, type CallId, type CallInput } from '@/domain/api/calls'
import { site } from '../../support/site'

export type Told = { status: number; text: string }

/** Calls from another address of this machine, which the site counts as another network. `cookie`: as its header has it. */
export const fromAddress =
  (localAddress: string, cookie = '') =>
  async <Id extends CallId>(id: Id, input: CallInput<Id>): Promise<Told> => {
    const { method, path } = CALLS[id]
    const { query = {}, body } = input as { query?: Record<string, string>; body?: unknown }
    const search = new URLSearchParams(query).toString()
    return new Promise((done, fail) => {
      const asked = request({
        host: '127.0.0.1',
        port: new URL(site().url).port,
        localAddress,
        method,
        path: search ? `${path}?${search}` : path,
        headers: { 'content-type': 'application/json', hl: 'EN', ...(cookie && { cookie }) },
      })
      asked.on('error', fail)
      asked.on('response', (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          text += chunk
        })
        response.on('end', () => done({ status: response.statusCode ?? 0, text }))
      })
      asked.end(method === 'POST' ? JSON.stringify(body ?? {}) : undefined)
    })
  }
