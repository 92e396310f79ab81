import type { JSONFieldServerProps } from 'payload'
import { localeOfLanguage } from '../words/languages'
import { nameOf } from '../words/name-of'
import styles from './instrument.module.css'
import { VersionItems } from './version-items'
import { versionRows } from './version-rows'
import { VersionScale } from './version-scale'

/** An instrument version as sittings pin it, in the language of its reader: items, scales with their bands, types. */
export function VersionContent({ data, i18n }: Pick<JSONFieldServerProps, 'data' | 'i18n'>) {
  const { language } = i18n
  const rows = versionRows({ content: data.content, locale: localeOfLanguage(language) })
  if (!rows) return null
  const { items, scales, types, note } = rows
  const named = (key: string) => nameOf({ section: 'fields', key, language })
  return (
    <div className={`field-type ${styles.preview}`}>
      <h3 className={styles.heading}>{named('scales')}</h3>
      {scales.map((scale) => (
        <VersionScale key={scale.id} scale={scale} i18n={i18n} />
      ))}
      <h3 className={styles.heading}>{named('instruments.items')}</h3>
      <VersionItems items={items} i18n={i18n} />
      {types.length > 0 && (
        <>
          <h3 className={styles.heading}>{named('types')}</h3>
          <dl className={styles.texts}>
            {types.map(({ type, name, summary }) => (
              <div key={type}>
                <dt>{[type, name].filter(Boolean).join(' · ')}</dt>
                <dd>{summary}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {note && (
        <>
          <h3 className={styles.heading}>{named('instruments.note')}</h3>
          <p>{note}</p>
        </>
      )}
    </div>
  )
}
