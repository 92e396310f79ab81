import { consents } from '@/payload-schema'
import type { Deps } from '../deps'

type Consent = Pick<typeof consents.$inferInsert, 'kind' | 'choice' | 'version' | 'locale'>

export const keepConsent = async ({ payload }: Pick<Deps, 'payload'>, consent: Consent): Promise<void> => {
  await payload.db.drizzle.insert(consents).values(consent)
}
