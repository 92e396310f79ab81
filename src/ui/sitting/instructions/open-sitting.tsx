'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '../../primitives/button'
import { Card } from '../../primitives/card'
import { OtherDevice } from '../device/other-device'
import type { SittingView } from '../sitting-view'
import styles from './open-sitting.module.css'

type Props = { place: ScreenPlace; sitting: SittingView; onContinue: () => void; onAgain: () => void }

/** The visitor has begun: going on comes first, starting again beside it. */
export function OpenSitting({ place, sitting, onContinue, onAgain }: Props) {
  const t = useTranslations('test.instructions.open')
  const { remainingSeconds, total } = sitting
  const answered = sitting.answers.filter(({ choice }) => choice !== null).length
  const over = remainingSeconds === 0
  return (
    <Card as="section" tone="tinted" className={styles.card}>
      <div>
        <h2 className={styles.title}>{t('title')}</h2>
        <p className={styles.text}>
          {remainingSeconds === null && t('textUntimed', { answered, total })}
          {over && t('textOver', { answered, total })}
          {remainingSeconds !== null &&
            !over &&
            t('text', { answered, total, minutes: Math.floor(remainingSeconds / 60) })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={onContinue}>{t('continue')}</Button>
        <Button variant="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
      <OtherDevice place={place} sittingNumber={sitting.sittingNumber} />
    </Card>
  )
}
