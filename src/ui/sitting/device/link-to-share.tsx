'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useCopy } from '../../browser/use-copy'
import { Button } from '../../primitives/button'
import { TextField } from '../../primitives/text-field'
import styles from './other-device.module.css'

/** A link to copy or to hand to another app, and what to know about it. */
export function LinkToShare({ url }: { url: string }) {
  const t = useTranslations('test.device')
  const field = useRef<HTMLDivElement>(null)
  const input = () => field.current?.querySelector('input')
  const { told, copy } = useCopy(() => {
    input()?.focus()
    input()?.select()
  })
  // Given up by the visitor, or refused: the link is still shown.
  const share = () => void navigator.share({ url }).catch(() => {})

  return (
    <div className={styles.link}>
      <p>{t('text')}</p>
      <div ref={field}>
        <TextField readOnly label={t('label')} value={url} onFocus={() => input()?.select()} />
      </div>
      <div className={styles.ways}>
        <Button onClick={() => void copy(url)}>{t('copy')}</Button>
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" onClick={share}>
            {t('share')}
          </Button>
        )}
      </div>
      <p role="status" className={styles.told}>
        {told && t(told)}
      </p>
      <p className={styles.care}>{t('care')}</p>
    </div>
  )
}
