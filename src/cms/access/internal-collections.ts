import type { Access, SanitizedConfig } from 'payload'
import { isStaff } from './roles'

/** Payload's own collections let any signed-in user in; customers are users too. Their rules stay, for staff only. */
export const closeInternalCollections = (config: SanitizedConfig): SanitizedConfig => {
  for (const { slug, access } of config.collections) {
    if (!slug.startsWith('payload-')) continue
    for (const operation of ['create', 'read', 'update', 'delete'] as const) {
      const rule = access[operation] as Access
      access[operation] = (args) => (isStaff(args) ? rule(args) : false)
    }
  }
  return config
}
