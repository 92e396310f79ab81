'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '../../primitives/button'
import { Card } from '../../primitives/card'
import type { SittingView } from '../sitting-view'
import styles from './reaction.module.css'
import { ReactionDialog } from './reaction-dialog'
import { useReaction } from './use-reaction'

type Props = { sitting: SittingView; disabled: boolean }

/** Offers the reaction task. Nothing waits for it; the report leaves out what was not done. */
export function ReactionOffer({ sitting, disabled }: Props) {
  const t = useTranslations('test.confirm.reaction')
  const id = useId()
  const reaction = useReaction(sitting)
  const [skipped, setSkipped] = useState(false)
  const { stored } = reaction
  const leftOut = skipped && !stored
  return (
    <Card as="section" tone="flat" aria-labelledby={id} className={styles.offer}>
      <h2 id={id} className={styles.title}>
        {t('title')}
      </h2>
      {!stored && !leftOut && (
        <>
          <p className={styles.text}>{t('text')}</p>
          <p className={styles.text}>{t('sight')}</p>
        </>
      )}
      <p role="status" className={styles.text}>
        {stored ? t('measured') : leftOut && t('skipped')}
      </p>
      <div className={styles.choices}>
        {!leftOut && (
          <Button variant="secondary" disabled={disabled} onClick={reaction.open}>
            {t(stored ? 'redo' : 'start')}
          </Button>
        )}
        {!stored && (
          <Button variant="quiet" disabled={disabled} onClick={() => setSkipped(!skipped)}>
            {t(skipped ? 'afterAll' : 'skip')}
          </Button>
        )}
      </div>
      <ReactionDialog reaction={reaction} />
    </Card>
  )
}
