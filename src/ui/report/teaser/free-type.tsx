'use client'

import { useTranslations } from 'next-intl'
import type { QuestionnaireFree } from './questionnaire-teaser'
import styles from './teaser.module.css'

/** The nearest of the 16 types, and its four letters as tendencies. */
export function FreeType({ free }: { free: QuestionnaireFree }) {
  const t = useTranslations('questionnaire')
  const title = useTranslations('report.teaser')
  const { type, scales } = free
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.kicker}>{title('title')}</h1>
        {type && (
          <>
            <p className={styles.lead}>{t('teaser.types16.nearest')}</p>
            <p className={styles.band}>{type.type}</p>
            <p className={styles.bandName}>{type.name}</p>
          </>
        )}
      </header>
      {type && <p className={styles.text}>{type.summary}</p>}
      {scales.length > 0 && (
        <section className={styles.letters}>
          <h2 className={styles.subtitle}>{t('told.letters')}</h2>
          <dl className={styles.tendencies}>
            {scales.map(({ id, band, bandName, sureness }) => (
              <div key={id} className={styles.tendency}>
                <dt>
                  <span className={styles.letter}>{band}</span> {bandName}
                </dt>
                <dd>{t('teaser.types16.tendency', { sureness })}</dd>
              </div>
            ))}
          </dl>
          {scales.some(({ sureness }) => sureness === 'open') && (
            <p className={styles.remark}>{t('teaser.types16.open')}</p>
          )}
        </section>
      )}
    </>
  )
}
