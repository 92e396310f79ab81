'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { call } from '@/ui/api/call'
import { SaveOutcome } from '@/ui/centre/save-outcome'
import { useChange } from '@/ui/centre/use-change'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { Card } from '@/ui/primitives/card'
import styles from './care.module.css'

type Props = { place: ScreenPlace; orderNumber: string; onAdded: () => void }

/**
 * "Add this test to your account?" on a result about health that was opened by its own link. Nothing is added without the
 * tap, as with the tests of a browser (ui/centre/home/add-tests.tsx).
 */
export function AddResult({ place, orderNumber, onAdded }: Props) {
  const t = useTranslations('centre.add')
  const { busy, problem, make } = useChange()
  const [hidden, setHidden] = useState(false)
  if (hidden) return null
  const add = async () => {
    if (await make(() => call('user.add', { body: { sittings: [orderNumber] } }))) onAdded()
  }
  return (
    <Card as="section" tone="tinted" aria-labelledby="add-title" className={styles.add}>
      <h2 id="add-title" className={styles.keepTitle}>
        {t('one')}
      </h2>
      <p>{t('oneText')}</p>
      <SaveOutcome place={place} back="report" problem={problem} saved={false} />
      <div className={styles.addActions}>
        <Button busy={busy && t('busy')} onClick={() => void add()}>
          {t('action')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => setHidden(true)}>
          {t('notNow')}
        </Button>
      </div>
    </Card>
  )
}
