import type { Locale } from '@/domain/locale/locales'
import { type Messages, NAMESPACES } from './namespaces'

/** All words of a locale. What a page sends of them to the browser: `words.tsx`. */
export async function readMessages(locale: Locale): Promise<Messages> {
  const files = await Promise.all(
    NAMESPACES.map(async (name) => [name, (await import(`../../locales/${locale}/${name}.json`)).default]),
  )
  return Object.fromEntries(files)
}

/**
 * Of each language one, made by the first who asks for it and kept as long as the process runs: a translator reads a message
 * anew the first time that it says it, and a way to write numbers takes longer to make than a whole report takes to say.
 * Words change with a release only. What cannot be made is tried again by the next who asks.
 */
export const keptByLocale = <Value>(
  make: (locale: Locale) => Promise<Value>,
): ((locale: Locale) => Promise<Value>) => {
  const kept = new Map<Locale, Promise<Value>>()
  return (locale) => {
    const known = kept.get(locale)
    if (known) return known
    const made = make(locale)
    kept.set(locale, made)
    made.catch(() => kept.delete(locale))
    return made
  }
}
