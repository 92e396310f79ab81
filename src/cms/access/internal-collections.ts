import type { Access, SanitizedConfig } from 'payload'
import { nameEditor } from '../hooks/name-editor'
import { isStaff } from './roles'

/**
 * Payload's own collections let any signed-in user in; customers are users too. Their rules stay, for staff only. Who
 * has locked a document is told by name.
 */
export const closeInternalCollections = (config: SanitizedConfig): SanitizedConfig => {
  for (const { slug, access, hooks } of config.collections) {
    if (!slug.startsWith('payload-')) continue
    if (slug === 'payload-locked-documents') hooks.afterRead.push(nameEditor)
    for (const operation of ['create', 'read', 'update', 'delete'] as const) {
      const rule = access[operation] as Access
      access[operation] = (args) => (isStaff(args) ? rule(args) : false)
    }
  }
  return config
}
