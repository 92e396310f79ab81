'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Card } from '@/ui/primitives/card'
import { KeyList } from './key-list'
import styles from './keys.module.css'
import { useKeys } from './use-keys'

/** Below a report: who else can open it by a letter. Nothing where nobody can, or it is not known. */
export function KeysCard({ orderNumber }: { orderNumber: string }) {
  const t = useTranslations('share.keys')
  const { keys } = useKeys(orderNumber)
  // What was ended here last is still said.
  const [shown, setShown] = useState(false)
  if (!shown && keys && keys.length > 0) setShown(true)
  if (!shown) return null
  return (
    <Card as="section" aria-labelledby="keys-title" className={styles.card}>
      <h2 id="keys-title" className={styles.title}>
        {t('title')}
      </h2>
      <p>{t('lead')}</p>
      <KeyList orderNumber={orderNumber} />
    </Card>
  )
}
