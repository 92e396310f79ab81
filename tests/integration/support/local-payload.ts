import type { Payload } from 'payload'
import { site } from '../../support/site'

/** The product's own Payload inside the test process, on the running product's database. Call it before importing `src/config`. */
export const localPayload = async (): Promise<Payload> => {
  const { url, databaseUrl, secrets } = site()
  Object.assign(process.env, {
    SITE_URL: url,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: secrets.payload,
    INTERNAL_TOKEN: secrets.internal,
    PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
  })
  const { getPayloadClient } = await import('@/content/payload')
  return getPayloadClient()
}
