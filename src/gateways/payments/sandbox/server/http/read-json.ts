import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import { ApiError } from './api-error'

export const BODY_LIMIT = 16 * 1024

/**
 * Only application/json: a form of another origin cannot send that without a preflight request, which we never allow.
 */
export const readJson = async (request: IncomingMessage): Promise<{ text: string; value: unknown }> => {
  const [mediaType] = (request.headers['content-type'] ?? '').split(';')
  if (mediaType?.trim().toLowerCase() !== 'application/json') {
    throw new ApiError({ status: 415, code: 'unsupported_media_type', message: 'Send application/json.' })
  }
  const text = await readText(request)
  try {
    return { text, value: JSON.parse(text) }
  } catch {
    throw new ApiError({ status: 400, code: 'invalid_json', message: 'The body is not JSON.' })
  }
}

const readText = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  let size = 0
  // The connection must stay open until the refusal is sent, or the sender sees a reset and no answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_LIMIT) {
      throw new ApiError({ status: 413, code: 'body_too_large', message: `At most ${BODY_LIMIT} bytes.` })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Says which parameter is wrong and never repeats its value: it may be a card number. */
export const parseParams = <T>({ schema, value }: { schema: z.ZodType<T>; value: unknown }): T => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const unknown = issue?.code === 'unrecognized_keys'
  const where = unknown ? issue.keys.join(', ') : (issue?.path.join('.') ?? '')
  throw new ApiError({
    status: 400,
    code: unknown ? 'unknown_parameter' : 'invalid_parameter',
    message: `${unknown ? 'Unknown parameter' : 'Missing or invalid parameter'}: ${where.slice(0, 100)}`,
  })
}
