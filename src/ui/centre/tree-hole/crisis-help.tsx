'use client'

import { useTranslations } from 'next-intl'
import { HelpNow } from '@/ui/health/help-now'
import styles from '../centre.module.css'
import own from './tree-hole.module.css'

/** Where somebody listens, for a writer who may be in danger. */
export function CrisisHelp() {
  const t = useTranslations('treeHole')
  return (
    <section className={own.crisis} aria-labelledby="tree-hole-help">
      <h2 id="tree-hole-help" className={styles.title}>
        {t('crisis.title')}
      </h2>
      <p>{t('crisis.text')}</p>
      <HelpNow />
    </section>
  )
}
