import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import styles from './test-mode-ribbon.module.css'

/** On every page while payments go to the sandbox: nobody may believe that they paid. */
export function TestModeRibbon({ on }: { on: boolean }) {
  const t = useTranslations('chrome')
  return on ? <aside className={styles.ribbon}>{t('testMode')}</aside> : null
}

/** The same words for paper. They stand in the margin of a page, which is given what the root element has, and nothing else. */
export const testModeOnPaper = (words: string): CSSProperties =>
  ({ '--test-mode': JSON.stringify(words) }) as CSSProperties
