'use client'

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import { Button } from '@/ui/primitives/button'
import { ButtonLink } from '@/ui/primitives/button-link'
import outcome from '../loading/outcome.module.css'
import type { ScreenPlace } from '../navigation/screen-place'
import styles from './packages.module.css'

type Props = {
  place: ScreenPlace
  orderNumber: string
  headingRef: RefObject<HTMLHeadingElement | null>
  /** Shows the skipped steps once more; null: there is nothing left to buy. */
  onAgain: (() => void) | null
}

/** No step is left: the way to the report. */
export function PackagesDone({ place, orderNumber, headingRef, onAgain }: Props) {
  const t = useTranslations('packages.done')
  return (
    <div className={outcome.outcome}>
      <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {t('title')}
      </h1>
      <p>{onAgain ? t('skipped') : t('nothing')}</p>
      <div className={outcome.actions}>
        <ButtonLink href={`${pathTo({ route: 'report', ...place })}?orderNumber=${orderNumber}`}>
          {t('report')}
        </ButtonLink>
        {onAgain && (
          <Button variant="secondary" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
      </div>
    </div>
  )
}
