'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '../../primitives/button'
import { TextField } from '../../primitives/text-field'
import styles from './other-device.module.css'

/** A link to copy or to hand to another app, and what to know about it. */
export function LinkToShare({ url }: { url: string }) {
  const t = useTranslations('test.device')
  const field = useRef<HTMLDivElement>(null)
  const [copied, setCopied] = useState(false)
  const input = () => field.current?.querySelector('input')

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // Not allowed, or not https: the text is selected, and the keyboard or the long press copies it.
      input()?.focus()
      input()?.select()
      setCopied(false)
    }
  }
  // Given up by the visitor, or refused: the link is still shown.
  const share = () => void navigator.share({ url }).catch(() => {})

  return (
    <div className={styles.link}>
      <p>{t('text')}</p>
      <div ref={field}>
        <TextField readOnly label={t('label')} value={url} onFocus={() => input()?.select()} />
      </div>
      <div className={styles.ways}>
        <Button onClick={() => void copy()}>
          <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
        </Button>
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" onClick={share}>
            {t('share')}
          </Button>
        )}
      </div>
      <p className={styles.care}>{t('care')}</p>
    </div>
  )
}
