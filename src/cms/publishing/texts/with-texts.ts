import type { CollectionConfig, Field } from 'payload'
import { everyField, isLocalized } from '../leaves'
import { HAS_TEXTS } from './read-texts'

const ALTERNATIVES: Field = {
  name: 'alternatives',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/cms/admin/languages/alternatives-field#AlternativesField' },
  },
}

/**
 * A document with drafts has a tab with all of its texts, English beside one other language. A picture has no drafts and one
 * text, which its form shows in nine languages, also where it is opened in a drawer. Put around every collection by
 * cms/collections/index.ts.
 */
export const withTexts = (config: CollectionConfig): CollectionConfig => {
  if (config.slug === 'media')
    return {
      ...config,
      custom: { ...config.custom, [HAS_TEXTS]: true },
      fields: [...config.fields, ALTERNATIVES],
    }
  const hasDrafts = typeof config.versions === 'object' && Boolean(config.versions.drafts)
  if (!hasDrafts || !everyField(config.fields).some(isLocalized)) return config
  const { admin } = config
  return {
    ...config,
    custom: { ...config.custom, [HAS_TEXTS]: true },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: {
          ...admin?.components?.views,
          edit: { ...admin?.components?.views?.edit, texts: TEXTS_TAB },
        },
      },
    },
  } as CollectionConfig
}

/** Its word is in cms/admin/translations.ts: a tab is given Payload's own words alone. */
const TEXTS_TAB = {
  Component: '/cms/admin/languages/texts-view#TextsView',
  path: '/texts',
  tab: {
    href: '/texts',
    order: 200,
    label: ({ t }: { t: (key: never) => string }) => t('plumbline:texts' as never),
  },
}
