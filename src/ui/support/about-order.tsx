'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { numberInFours } from '@/domain/orders/number-in-fours'
import { useNamedNumber } from '../loading/use-order-number'
import { Button } from '../primitives/button'
import styles from './contact-form.module.css'
import { OwnOrders } from './own-orders'

/** The field of the form that names an order. */
export const ORDER_FIELD = 'order'

/** The order that a message is about: the one that the address names, until it is removed, or one that is chosen. */
export function AboutOrder({ appExamId }: { appExamId: string }) {
  const t = useTranslations('support.order')
  const named = useNamedNumber()
  const [removed, remove] = useState(false)
  if (named && !removed)
    return (
      <p className={styles.order}>
        <input type="hidden" name={ORDER_FIELD} value={named} />
        <span>{t('about', { number: numberInFours(named) })}</span>
        <Button variant="quiet" size="small" onClick={() => remove(true)}>
          {t('remove')}
        </Button>
      </p>
    )
  return (
    <>
      {removed && (
        <p ref={focusOn} tabIndex={-1} role="status" className={styles.removed}>
          {t('removed')}
        </p>
      )}
      <OwnOrders appExamId={appExamId} name={ORDER_FIELD} />
    </>
  )
}

/** The button that had the focus is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus()
