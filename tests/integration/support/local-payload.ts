import type { Payload } from 'payload'

/** The product's own Payload inside the test process, on the running product's database (as-the-site.ts). */
export const localPayload = async (): Promise<Payload> => {
  const { getPayloadClient } = await import('@/content/payload')
  return getPayloadClient()
}
