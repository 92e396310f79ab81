import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { KINDS, type Kind } from '@/domain/publishing/world'
import { allOrNone, withoutDocs } from '../hooks/all-or-none'
import { keepWhole, keepWholeGlobal } from '../hooks/keep-whole'
import { nameUnique } from '../hooks/name-unique'

/**
 * What editors own as public pages need it: kept while it is in use, and its form says by whom. Put around every collection
 * by cms/collections/index.ts.
 */
export const keptWhole = (config: CollectionConfig): CollectionConfig => {
  if (!isKept(config.slug)) return config
  const { beforeOperation, afterChange } = keepWhole(config.slug)
  const { hooks, fields } = config
  const at = fields.findIndex((field) => 'name' in field && field.name === 'completeness') + 1
  const [above, below] = [fields.slice(0, at), fields.slice(at)]
  return {
    ...config,
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

export const keptWholeGlobal = (config: GlobalConfig): GlobalConfig => {
  if (!isKept(config.slug)) return config
  const { hooks } = config
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeOperation: [...(keepWholeGlobal.beforeOperation ?? []), ...(hooks?.beforeOperation ?? [])],
      afterChange: [...(keepWholeGlobal.afterChange ?? []), ...(hooks?.afterChange ?? [])],
    },
  }
}

const isKept = (slug: string): slug is Kind => (KINDS as readonly string[]).includes(slug)

const USES: Field = {
  name: 'uses',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/admin/uses/uses-panel#UsesPanel' },
  },
}
