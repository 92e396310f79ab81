'use client'

import { useTranslations } from 'next-intl'
import type { QuestionnaireFree } from './questionnaire-teaser'
import styles from './teaser.module.css'
import { useBandName } from './use-band-name'

/** The range of the scale that is given away, in words; and where it is close, that it is. */
export function FreeScale({ free: { examKind, scales } }: { free: QuestionnaireFree }) {
  const t = useTranslations('questionnaire.teaser')
  const title = useTranslations('report.teaser')
  const nameOf = useBandName()
  const [scale] = scales
  const lead = examKind === 'left_right' ? t('left_right.side') : t('eq.overall')
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.kicker}>{title('title')}</h1>
        {scale && (
          <>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.range}>{nameOf({ id: scale.band, name: scale.bandName })}</p>
          </>
        )}
      </header>
      {scale?.text && <p className={styles.text}>{scale.text}</p>}
      {scale?.sureness === 'open' && <p className={styles.remark}>{t('border')}</p>}
    </>
  )
}
