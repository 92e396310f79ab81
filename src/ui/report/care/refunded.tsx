'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'

type Props = { place: ScreenPlace; orderNumber: string; refundedAt: string }

/** In place of a report whose money was given back: when, and what is left. Nothing is offered beside it. */
export function Refunded({ place, orderNumber, refundedAt }: Props) {
  const t = useTranslations('report.refunded')
  const format = useFormatter()
  return (
    <Notice
      still
      title={t('title', { date: format.dateTime(new Date(refundedAt), { dateStyle: 'long' }) })}
      actions={
        <ButtonLink
          variant="secondary"
          href={`${pathTo({ route: 'teaser', ...place })}?orderNumber=${orderNumber}`}
        >
          {t('free')}
        </ButtonLink>
      }
    >
      {t('text')}
    </Notice>
  )
}
