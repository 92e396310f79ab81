'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'

type Props = {
  place: ScreenPlace
  /** The country selector: elsewhere there may be some. */
  children: ReactNode
}

/** Nothing of this kind is on sale: said plainly, with the way to what is. */
export function NoPlans({ place, children }: Props) {
  const t = useTranslations('plans.choice')
  return (
    <Notice
      still
      title={t('none')}
      actions={<ButtonLink href={pathTo({ route: 'tiers', ...place })}>{t('toSingle')}</ButtonLink>}
    >
      <p>{t('noneText')}</p>
      {children}
    </Notice>
  )
}
