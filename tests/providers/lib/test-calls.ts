import { z } from 'zod'
import { behaviourSchema } from './behaviour.ts'
import type { ProviderCall } from './provider-call.ts'
import type { ProviderParts } from './start-provider.ts'

const advanceSchema = z.strictObject({ ms: z.number().min(0) })
const targetSchema = z.strictObject({ url: z.url().nullable() })
const forgerySchema = z.strictObject({ body: z.string(), headers: z.record(z.string(), z.string()) })
const resendSchema = z.strictObject({ id: z.string() })

/** The same switches over HTTP, for a test site whose providers run in another process. */
export const testCalls = <Payload>({
  behaviour,
  clock,
  events,
  books,
}: ProviderParts<Payload>): ProviderCall[] => [
  post('behaviour', (text) => behaviour.set(behaviourSchema.parse(JSON.parse(text)))),
  post('advance', (text) => clock.advance(advanceSchema.parse(JSON.parse(text)).ms)),
  post('webhooks', (text) => events.deliverTo(targetSchema.parse(JSON.parse(text)).url)),
  post('resend', (text) => events.resend(resendSchema.parse(JSON.parse(text)).id)),
  post('forge', async (text) => ({ status: await events.forge(forgerySchema.parse(JSON.parse(text))) })),
  { name: 'test.books', method: 'GET', path: '/test/books', handle: () => ({ status: 200, body: books() }) },
]

const post = (name: string, work: (text: string) => unknown): ProviderCall => ({
  name: `test.${name}`,
  method: 'POST',
  path: `/test/${name}`,
  handle: async ({ text }) => ({ status: 200, body: (await work(text)) ?? { ok: true } }),
})
