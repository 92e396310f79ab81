'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'

/** Nothing of this kind is on sale: said plainly, with the way to what is. */
export function NoPlans({ place }: { place: ScreenPlace }) {
  const t = useTranslations('plans.choice')
  return (
    <Notice
      still
      title={t('none')}
      actions={<ButtonLink href={pathTo({ route: 'tiers', ...place })}>{t('toSingle')}</ButtonLink>}
    >
      {t('noneText')}
    </Notice>
  )
}
