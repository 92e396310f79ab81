import { LOCALES } from '../locale/locales'
import type { Gap } from './gap'
import type { Said } from './warnings'

/** A legal page that is to be published, and its editions (`protocol-editions`), the newest first. */
export type Legal = {
  version: string
  /** An editor's word that a changed text says the same as before. */
  onlyTypo: boolean
  texts: readonly Said[]
  editions: readonly { version: string; texts: readonly Said[] }[]
}

/**
 * What people agreed to is kept by its version alone, so one version has one text. A new text needs a version that was never
 * used, or, of the newest edition, an editor's word that only a typing error was corrected.
 */
export const versionGaps = ({ version, onlyTypo, texts, editions }: Legal): Gap[] => {
  const edition = editions.find((each) => each.version === version)
  if (!edition || isSameText(texts, edition.texts)) return []
  if (edition !== editions[0]) return [{ code: 'used_version', path: 'version', what: [version] }]
  return onlyTypo ? [] : [{ code: 'changed_text', path: 'version', what: [version] }]
}

/** Word for word, in every language. */
export const isSameText = (one: readonly Said[], other: readonly Said[]): boolean => {
  const said = new Map(other.map((text) => [text.path, text.said]))
  return one.every((text) =>
    LOCALES.every((locale) => (text.said[locale] ?? '') === (said.get(text.path)?.[locale] ?? '')),
  )
}
