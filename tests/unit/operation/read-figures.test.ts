import type { Payload } from 'payload'
import { expect, it } from 'vitest'
import { readMetrics } from '@/gateways/metrics/metrics'
import { readFigures } from '@/services/operation/read-figures'

const databaseThat = (execute: () => Promise<unknown>) =>
  ({ db: { drizzle: { execute } } }) as unknown as Payload

it('leaves out the figures of before where the database does not answer', async () => {
  const row = { metric: 'queueOldest', label: 'send-mail', value: 3 }
  await readFigures(databaseThat(async () => ({ rows: [row] })))
  expect((await readMetrics()).text).toContain('plumbline_queue_oldest_seconds{queue="send-mail"} 3')
  await expect(readFigures(databaseThat(() => Promise.reject(new Error('away'))))).rejects.toThrow('away')
  expect((await readMetrics()).text).not.toContain('queue="send-mail"')
})
