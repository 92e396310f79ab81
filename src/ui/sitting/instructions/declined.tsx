'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { HelpPanel } from '../../health/help-panel'
import { Button } from '../../primitives/button'
import styles from './permission.module.css'

type Props = { kind: 'depression' | 'psychology'; onBack: () => void }

/** Nothing was started and nothing stored; help is there without a test. */
export function Declined({ kind, onBack }: Props) {
  const t = useTranslations('health')
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div className={styles.form}>
      <p ref={words} tabIndex={-1}>
        {t(`consent.${kind}.declined`)}
      </p>
      <HelpPanel kind={kind} why="none" />
      <Button variant="secondary" size="large" wide onClick={onBack}>
        {t('ask.back')}
      </Button>
    </div>
  )
}
