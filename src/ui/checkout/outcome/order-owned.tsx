'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { saleOf } from '@/domain/catalog/parts'
import { pathTo } from '@/domain/routing/path-to'
import styles from '@/ui/loading/outcome.module.css'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'

type Props = { place: ScreenPlace; order: Pick<CallData<'pay.info'>, 'sku' | 'examOrderNumber'> }

/** What an unpaid order sells was opened by others: where to read it, and no card form. */
export function OrderOwned({ place, order }: Props) {
  const t = useTranslations()
  const isGuide = saleOf(order.sku.tier) === 'package'
  const path = pathTo({ route: isGuide ? 'guides' : 'report', ...place })
  return (
    <div className={styles.outcome}>
      <h1>{t('pay.owned.title')}</h1>
      <p>{t('pay.owned.text')}</p>
      <div className={styles.actions}>
        <ButtonLink size="large" href={`${path}?orderNumber=${order.examOrderNumber}`}>
          {t(isGuide ? 'packages.paid.read' : 'pay.tiers.toReport')}
        </ButtonLink>
      </div>
    </div>
  )
}
