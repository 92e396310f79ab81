import type { DefaultServerCellComponentProps } from 'payload'
import { LOCALES } from '@/domain/locale/locales'
import { say } from '../words/say'
import { missingLocales } from './missing-locales'
import styles from './publishing.module.css'

/** In a list: the nine locales of a row; one in which a text is missing is marked. */
export async function TranslationsCell({
  rowData,
  collectionConfig,
  payload,
  i18n,
}: DefaultServerCellComponentProps) {
  const missing = await missingLocales({ payload, collection: collectionConfig, id: String(rowData.id) })
  const said =
    missing.length === 0
      ? say(i18n, 'translations.complete')
      : say(i18n, 'translations.missing', { list: missing.join(' · ') })
  return (
    <span role="img" aria-label={said} title={said} className={styles.badges}>
      {LOCALES.map((locale) => (
        <span
          key={locale}
          aria-hidden="true"
          className={missing.includes(locale) ? `${styles.badge} ${styles.missing}` : styles.badge}
        >
          {locale}
        </span>
      ))}
    </span>
  )
}
