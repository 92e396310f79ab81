import type { CollectionSlug, Payload } from 'payload'
import { inNine } from '../words/labels'

/** What a collection of the system is grouped as, by its own words (dressed.ts). */
const SYSTEM = inNine('groups', 'system')

/** Whether a collection is one of the system's tables, which only owners are shown. */
export const isSystem = ({ collections }: Pick<Payload, 'collections'>, slug: string): boolean => {
  const group = collections[slug as CollectionSlug]?.config.admin.group
  return typeof group === 'object' && group !== null && 'en' in group && group.en === SYSTEM?.en
}
