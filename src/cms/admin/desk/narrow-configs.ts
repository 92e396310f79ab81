import type { ClientConfig } from 'payload'
import { ADMIN_LANGUAGES, type AdminLanguage } from '../words/languages'
import { inOneLanguage } from './in-one-language'

/** Where Payload keeps what it tells browsers of its collections, by language of the reader (getClientConfig). */
type Kept = typeof globalThis & { _payload_clientConfigs?: Partial<Record<string, ClientConfig>> }

const narrow = new WeakSet<ClientConfig>()

/**
 * Payload sends every page of the admin the words of all collections in nine languages, three megabytes of them. It keeps one copy
 * for each language of a reader, where one language is enough. Where Payload keeps none any more, nothing is done.
 */
export const narrowConfigs = (): void => {
  const kept = (globalThis as Kept)._payload_clientConfigs ?? {}
  for (const [language, config] of Object.entries(kept)) {
    if (!config || narrow.has(config) || !Object.hasOwn(ADMIN_LANGUAGES, language)) continue
    const small = inOneLanguage(config, language as AdminLanguage)
    narrow.add(small)
    kept[language] = small
  }
}
