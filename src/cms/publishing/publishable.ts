import type { CollectionConfig, EditConfig, Field } from 'payload'
import { refuseBrokenText } from '../hooks/refuse-broken-text'
import { refuseIncomplete, refuseIncompleteMany } from '../hooks/refuse-incomplete'
import { keepPublic, restoreAsDraft } from '../hooks/restore-as-draft'
import { publishOneLanguage, restoreOtherLanguages, sayAllLanguages } from '../hooks/say-languages'
import { settleFailedPublish } from '../hooks/settle-failed-publish'
import { choosesLanguages } from './languages/chooses-languages'
import { requiredWhereAsked } from './languages/required-where-asked'
import { everyField, isLocalized } from './leaves'

/**
 * A collection with drafts as editors work with it: half-made documents can be kept, publishing can be scheduled and
 * refuses what is incomplete, the form says what is missing, and the list in which languages. Put around every collection by
 * cms/collections/index.ts.
 */
export const publishable = (config: CollectionConfig): CollectionConfig => {
  const { versions, hooks, admin, slug } = config
  if (typeof versions !== 'object' || !versions.drafts) return config
  const drafts = versions.drafts === true ? {} : versions.drafts
  const few = choosesLanguages(config.fields)
  const fields = few || slug === 'reviews' ? requiredWhereAsked(config.fields, slug) : config.fields
  const translated = hasTexts(fields)
  return {
    ...config,
    versions: { ...versions, drafts: { ...drafts, validate: false, schedulePublish: true } },
    // First, so that nothing is sent out that a refusal undoes.
    hooks: {
      ...hooks,
      beforeOperation: [
        publishOneLanguage,
        restoreAsDraft,
        keepPublic,
        refuseBrokenText,
        ...(hooks?.beforeOperation ?? []),
        refuseIncompleteMany,
      ],
      beforeChange: [...(few ? [sayAllLanguages] : []), ...(hooks?.beforeChange ?? [])],
      ...(few && {
        afterOperation: [...(hooks?.afterOperation ?? []), restoreOtherLanguages],
      }),
      afterChange: [refuseIncomplete, settleFailedPublish, ...(hooks?.afterChange ?? [])],
    },
    fields: [COMPLETENESS, ...(translated ? [TRANSLATIONS] : []), ...fields],
    admin: {
      ...admin,
      components: withVersions(admin?.components),
      defaultColumns: translated ? withTranslations(admin?.defaultColumns) : admin?.defaultColumns,
    },
  }
}

const VERSIONS = '/cms/admin/versions/versions-view#VersionsView'

type Components = NonNullable<CollectionConfig['admin']>['components']

const withVersions = (components: Components): Components => ({
  ...components,
  views: {
    ...components?.views,
    edit: { ...components?.views?.edit, versions: { Component: VERSIONS } } as EditConfig,
  },
})

const COMPLETENESS: Field = {
  name: 'completeness',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/admin/publishing/completeness-panel#CompletenessPanel' },
  },
}

const TRANSLATIONS: Field = {
  name: 'translations',
  type: 'ui',
  admin: {
    components: { Cell: '/cms/admin/publishing/translations-cell#TranslationsCell' },
  },
}

const withTranslations = (columns: string[] = []): string[] =>
  columns.includes('_status')
    ? columns.flatMap((name) => (name === '_status' ? ['translations', name] : [name]))
    : [...columns, 'translations']

/** Whether a field, or a block that a document could hold, is written once a language. */
const hasTexts = (fields: readonly Field[]): boolean => everyField(fields).some(isLocalized)
