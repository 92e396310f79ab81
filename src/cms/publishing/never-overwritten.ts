import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { isStaff } from '../access/roles'
import { refuseStale } from '../hooks/refuse-stale'

const SAVE_GUARD = '/cms/admin/saving/save-guard#SaveGuard'

/**
 * Payload's lock of a document says who is editing it, and refuses nothing: whether a save loses something is decided by the
 * version that it carries, and a script, which carries none, is not held up by a tab that somebody left open.
 */
const heedNoLock: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' ? { ...args, overrideLock: true } : args

/**
 * What editors own, as several of them work with it at once: nobody saves over what they have not seen, and nothing that
 * was typed is lost. Put around every collection by cms/collections/index.ts.
 */
export const neverOverwritten = (config: CollectionConfig): CollectionConfig => {
  const { access, hooks, admin } = config
  if (access?.create !== isStaff) return config
  return {
    ...config,
    // Last: whoever changes what is public has waited for the publishing turn before they wait for a row.
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), heedNoLock, refuseStale] },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...admin?.components?.edit,
          beforeDocumentControls: [...(admin?.components?.edit?.beforeDocumentControls ?? []), SAVE_GUARD],
        },
      },
    },
  }
}
