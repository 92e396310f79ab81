import type { DefaultServerCellComponentProps } from 'payload'
import { LOCALES } from '@/domain/locale/locales'
import { say } from '../words/say'
import { missingLocales } from './missing-locales'
import styles from './publishing.module.css'

/** In a list: the languages in which a row is public or is to be; one in which a text is missing is marked. */
export async function TranslationsCell({
  rowData,
  collectionConfig,
  payload,
  i18n,
}: DefaultServerCellComponentProps) {
  // Payload draws the cells of such fields with every form as well, without a row, and shows them nowhere.
  if (!rowData) return null
  const { asked, missing } = await missingLocales({
    payload,
    collection: collectionConfig,
    id: String(rowData.id),
  })
  const said =
    missing.length === 0
      ? asked.length === LOCALES.length
        ? say(i18n, 'translations.complete')
        : say(i18n, 'translations.completeIn', { list: asked.join(' · ') })
      : say(i18n, 'translations.missing', { list: missing.join(' · ') })
  return (
    <span role="img" aria-label={said} title={said} className={styles.badges}>
      {LOCALES.filter((locale) => asked.includes(locale)).map((locale) => (
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
