import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { LoadPlan } from './plan.ts'
import type { Summary } from './summary.ts'

export type LoadResult = Summary & {
  perSecond: number
  failed: number
  /** Answers of 503: the server was busy and said so. They count for nothing. */
  shed: number
  unanswered: number
  firstFailure: string
  /** How many times every request was sent, begun rounds included. */
  rounds: number
}

/** Drives a server and throws when any answer was not the expected one: a fast error page is no throughput. */
export const load = async (plan: LoadPlan): Promise<LoadResult> => {
  const result = await new Promise<LoadResult>((done, fail) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'load.mjs')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    child.on('error', fail)
    child.on('exit', (code) =>
      code === 0 ? done(JSON.parse(text)) : fail(new Error(`The load generator ended with ${code}.`)),
    )
    child.stdin.end(JSON.stringify(plan))
  })
  if (result.failed > 0 || result.count === 0)
    throw new Error(
      `${result.failed} answers were not right, the first: ${result.firstFailure || 'none came'}`,
    )
  return result
}

/** A whole request as the generator sends it. */
export const requestOf = ({
  method = 'GET',
  path,
  headers = {},
  body = '',
}: {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []),
    '',
    body,
  ].join('\r\n')
