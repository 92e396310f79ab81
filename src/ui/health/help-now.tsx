'use client'

import { useTranslations } from 'next-intl'
import styles from './help.module.css'
import { LineList } from './help-lines'
import { HELPLINE_FINDER } from './help-links'
import { TextWithLinks } from './text-with-links'
import { useHelpLines } from './use-help-lines'

/**
 * The lines of the visitor's country, or its emergency number, to be tapped: beside what is not about help itself. The finder
 * of help lines is there from the first byte; which country it is only the browser's own answer says.
 */
export function HelpNow() {
  const t = useTranslations('health.help.now')
  const { countries, shown, emergency, failed } = useHelpLines()
  const isKnown = countries !== null || failed
  return (
    <section aria-label={t('title')} className={styles.now}>
      <p className={styles.nowTitle}>{t('title')}</p>
      {shown.length > 0 && <LineList lines={shown} />}
      {isKnown && emergency && (
        <p>
          <TextWithLinks text={t('emergency', { emergency })} emergency={emergency} />
        </p>
      )}
      {shown.length === 0 && (
        <p>
          <TextWithLinks text={t('finder', { finder: HELPLINE_FINDER.words })} emergency={null} />
        </p>
      )}
    </section>
  )
}
