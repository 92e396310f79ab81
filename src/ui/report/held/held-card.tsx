import { useTranslations } from 'next-intl'
import { Button } from '@/ui/primitives/button'
import { Card } from '@/ui/primitives/card'
import { Notice } from '@/ui/primitives/notice'
import styles from './held.module.css'

type Props = {
  busy: boolean
  /** What became of the last try. */
  told: string | null
  /** Somebody used it for another test: there is nothing to open any more. */
  used: boolean
  onOpen: () => Promise<void>
  onLater: () => void
}

export function HeldCard({ busy, told, used, onOpen, onLater }: Props) {
  const t = useTranslations('report.held')
  return (
    <Card as="section" tone="tinted" aria-labelledby="held-title" className={styles.card}>
      <h2 id="held-title" className={styles.title}>
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      {told && <Notice tone={used ? 'info' : 'danger'}>{told}</Notice>}
      <div className={styles.actions}>
        {!used && (
          <Button busy={busy && t('busy')} onClick={() => void onOpen()}>
            {t('action')}
          </Button>
        )}
        <Button variant="secondary" disabled={busy} onClick={onLater}>
          {t('notNow')}
        </Button>
      </div>
    </Card>
  )
}
