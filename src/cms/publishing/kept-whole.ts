import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { isMadeByStaff } from '../access/rules'
import { allOrNone, withoutDocs } from '../hooks/all-or-none'
import { keepWhole, keepWholeGlobal } from '../hooks/keep-whole'
import { nameUnique } from '../hooks/name-unique'
import { KEPT, referencesIn } from './relations'

/**
 * What editors own as public pages need it: kept while it is in use, and its form says by whom. Put around every collection
 * by cms/collections/index.ts.
 */
export const keptWhole = (config: CollectionConfig): CollectionConfig => {
  if (!isMadeByStaff(config)) return config
  const { beforeOperation, afterChange } = keepWhole(config.slug)
  const { hooks, fields } = config
  const at = fields.findIndex((field) => 'name' in field && field.name === 'completeness') + 1
  const [above, below] = [fields.slice(0, at), fields.slice(at)]
  return {
    ...config,
    custom: { ...config.custom, [KEPT]: true },
    hooks: {
      ...hooks,
      beforeOperation: [...beforeOperation, ...(hooks?.beforeOperation ?? [])],
      afterChange: [...afterChange, ...(hooks?.afterChange ?? [])],
      afterOperation: [...(hooks?.afterOperation ?? []), allOrNone],
      afterError: [...(hooks?.afterError ?? []), nameUnique, withoutDocs],
    },
    fields: [...above, USES, ...below],
  }
}

/** A global that names no document needs none and is needed by none. */
export const keptWholeGlobal = (config: GlobalConfig): GlobalConfig => {
  if (referencesIn(config.fields).length === 0) return config
  const { hooks } = config
  return {
    ...config,
    custom: { ...config.custom, [KEPT]: true },
    hooks: {
      ...hooks,
      beforeOperation: [...(keepWholeGlobal.beforeOperation ?? []), ...(hooks?.beforeOperation ?? [])],
      afterChange: [...(keepWholeGlobal.afterChange ?? []), ...(hooks?.afterChange ?? [])],
    },
  }
}

const USES: Field = {
  name: 'uses',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/admin/uses/uses-panel#UsesPanel' },
  },
}
