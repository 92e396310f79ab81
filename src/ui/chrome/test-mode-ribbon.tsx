import { useTranslations } from 'next-intl'
import styles from './test-mode-ribbon.module.css'

/** On every page while payments go to the sandbox: nobody may believe that they paid. */
export function TestModeRibbon({ on }: { on: boolean }) {
  const t = useTranslations('chrome')
  return on ? <aside className={styles.ribbon}>{t('testMode')}</aside> : null
}
