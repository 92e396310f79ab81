'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button'
import styles from './unstable-notice.module.css'

/** Shown only while saves really fail. Lies over the header: the question stays where it is. */
export function UnstableNotice({ onRefresh }: { onRefresh: () => Promise<void> }) {
  const t = useTranslations('test.question.unstable')
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(false)
  const refresh = () => {
    setBusy(true)
    void onRefresh().finally(() => setBusy(false))
  }
  return (
    <div role="status" className={styles.notice} hidden={!open}>
      <p>{t('text')}</p>
      <div className={styles.actions}>
        <Button size="small" variant="secondary" busy={busy && t('refreshing')} onClick={refresh}>
          {t('refresh')}
        </Button>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={() => setOpen(false)}>
          <svg
            viewBox="0 0 16 16"
            width="16"
            height="16"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
          >
            <path d="m3 3 10 10M13 3 3 13" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </div>
  )
}
