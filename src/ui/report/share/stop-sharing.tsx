'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/ui/primitives/button'
import { Dialog } from '@/ui/primitives/dialog'
import styles from './share.module.css'

type Props = {
  busy: boolean
  /** What went wrong with the last try. */
  failed: ReactNode
  onAsk: () => void
  onStop: () => Promise<boolean>
}

/** "Stop sharing", with a question before. */
export function StopSharing({ busy, failed, onAsk, onStop }: Props) {
  const t = useTranslations('share.card')
  const [asking, setAsking] = useState(false)
  const ask = () => {
    onAsk()
    setAsking(true)
  }
  const stop = async () => {
    if (await onStop()) setAsking(false)
  }
  return (
    <div>
      <Button variant="secondary" onClick={ask}>
        {t('stop')}
      </Button>
      <Dialog
        open={asking}
        title={t('stopTitle')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button variant="secondary" disabled={busy} onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button busy={busy && t('stopping')} onClick={() => void stop()}>
              {t('stop')}
            </Button>
          </>
        }
      >
        <div className={styles.link}>
          <p>{t('stopText')}</p>
          {asking && failed}
        </div>
      </Dialog>
    </div>
  )
}
