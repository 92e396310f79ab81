import { LOCALES, type Locale } from '@/domain/locale/locales'
import { fingerprintOf } from '../instruments/fingerprint'
import own from './own-terms.json'

/** Fingerprints of the terms that were seeded before there were plans, by language, the newest last. */
export const OWN_TERMS: Record<Locale, readonly string[]> = own

/** Names a text by its words alone: which signs a document keeps beside them is the editor's business. */
export const fingerprintOfText = (document: unknown): string => fingerprintOf(wordsOf(document))

const wordsOf = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(wordsOf)
  if (typeof node !== 'object' || node === null) return []
  const { text, root, children } = node as { text?: unknown; root?: unknown; children?: unknown }
  return [...(typeof text === 'string' ? [text] : []), ...wordsOf(root), ...wordsOf(children)]
}

/** Whether the terms are still ours in all nine languages, so that nobody edited them. */
export const areOwnTerms = (contents: Readonly<Record<string, unknown>>): boolean =>
  LOCALES.every((locale) => OWN_TERMS[locale].includes(fingerprintOfText(contents[locale])))
