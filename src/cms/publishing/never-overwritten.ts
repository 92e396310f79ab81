import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  GlobalBeforeChangeHook,
  GlobalConfig,
} from 'payload'
import { isStaffUser } from '../access/roles'
import { isMadeByStaff } from '../access/rules'
import { touchGlobal } from '../hooks/lock-row'
import { refuseStale, refuseStaleGlobal } from '../hooks/refuse-stale'
import { putOtherLanguagesAside } from '../hooks/say-languages'
import { choosesLanguages } from './languages/chooses-languages'

const SAVE_GUARD = '/cms/admin/saving/save-guard#SaveGuard'

/**
 * Payload's lock of a document says who is editing it, and refuses nothing: whether a save loses something is decided by the
 * version that it carries, and a script, which carries none, is not held up by a tab that somebody left open.
 */
const heedNoLock: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' ? { ...args, overrideLock: true } : args

/** The id of who saved it last, in each version as well; nobody where a script or a seed did. */
const EDITED_BY: Field = { name: 'editedBy', type: 'text', hidden: true, admin: { hidden: true } }

const signEdit = (({ data, req }) => ({
  ...data,
  editedBy: req.user && isStaffUser(req.user) ? String(req.user.id) : null,
})) satisfies CollectionBeforeChangeHook & GlobalBeforeChangeHook

/**
 * What editors own, as several of them work with it at once: nobody saves over what they have not seen, and nothing that
 * was typed is lost. Put around every collection by cms/collections/index.ts.
 */
export const neverOverwritten = (config: CollectionConfig): CollectionConfig => {
  const { hooks, fields, admin } = config
  if (!isMadeByStaff(config)) return config
  return {
    ...config,
    // Last: whoever changes what is public has waited for the publishing turn before they wait for a row.
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        heedNoLock,
        refuseStale,
        ...(choosesLanguages(fields) ? [putOtherLanguagesAside] : []),
      ],
      beforeChange: [...(hooks?.beforeChange ?? []), signEdit],
    },
    fields: [...fields, EDITED_BY],
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

/** The same for a global. Payload's lock refuses no save of one. */
export const neverOverwrittenGlobal = (config: GlobalConfig): GlobalConfig => {
  const { hooks, admin, fields } = config
  const { elements } = admin?.components ?? {}
  return {
    ...config,
    fields: [...fields, EDITED_BY],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), refuseStaleGlobal],
      beforeChange: [...(hooks?.beforeChange ?? []), signEdit, touchGlobal],
    },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: {
          ...elements,
          beforeDocumentControls: [...(elements?.beforeDocumentControls ?? []), SAVE_GUARD],
        },
      },
    },
  }
}
