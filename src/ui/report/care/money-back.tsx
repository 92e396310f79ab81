'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import { MONEY_BACK } from '@/ui/support/prepared-message'

type Props = { place: ScreenPlace; orderNumber: string }

/** Above a report whose score was sold and could not be measured: the offer to give the money back, by a message to a person. */
export function MoneyBack({ place, orderNumber }: Props) {
  const t = useTranslations('report.moneyBack')
  return (
    <Notice
      still
      title={t('title')}
      actions={
        <ButtonLink
          variant="secondary"
          href={`${pathTo({ route: 'support', ...place })}?orderNumber=${orderNumber}&about=${MONEY_BACK}`}
        >
          {t('action')}
        </ButtonLink>
      }
    >
      {t('text')}
    </Notice>
  )
}
