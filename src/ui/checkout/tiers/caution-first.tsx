'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { Caution } from '@/ui/report/teaser/caution'
import styles from './tiers-form.module.css'

type Props = {
  orderNumber: string
  /** Nothing of it is bought yet. */
  unpaid: boolean
}

/** The caution of the free result once more where it is paid. Whoever came from there has it at hand already. */
export function CautionFirst({ orderNumber, unpaid }: Props) {
  const hl = localeOfTag(useLocale())
  const { data: free } = useSWR(
    ['order.free', orderNumber, hl],
    () => call('order.free', { body: { orderNumber } }),
    { revalidateOnFocus: false },
  )
  const isUnmeasured = free?.examKind === 'iq' && free.band === null
  if (!free?.caution || isUnmeasured) return null
  return (
    <div className={styles.caution}>
      <Caution free={free} unpaid={unpaid} />
    </div>
  )
}
