import type { Locale } from '@/domain/locale/locales'
import { type Messages, NAMESPACES } from './namespaces'

/** All words of a locale. What a page sends of them to the browser: `words.tsx`. */
export async function readMessages(locale: Locale): Promise<Messages> {
  const files = await Promise.all(
    NAMESPACES.map(async (name) => [name, (await import(`../../locales/${locale}/${name}.json`)).default]),
  )
  return Object.fromEntries(files)
}
