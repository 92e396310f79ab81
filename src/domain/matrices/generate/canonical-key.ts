import { panelKey } from '../attributes'
import type { Panel } from '../panel'
import { fnv1a } from '../random'

/**
 * Equal for two items that show the same matrix and the same options in any order: 16 hexadecimal digits. Two hashes
 * of 32 bits, so among 100,000 items two strangers share a key with a chance of about 3e-10.
 */
export const canonicalKey = (item: { panels: readonly Panel[]; options: readonly Panel[] }): string => {
  const text = `${item.panels.map(panelKey).join(';')}|${item.options.map(panelKey).sort().join(';')}`
  const hex = (hash: number) => hash.toString(16).padStart(8, '0')
  return hex(fnv1a(text)) + hex(fnv1a([...text].reverse().join('')))
}
