'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'

type Props = {
  place: ScreenPlace
  /** Something that needs no score is offered below. */
  some: boolean
}

/** Why no report with a score is offered: it could not be measured. And the way to take the test again, free. */
export function NoScoreSold({ place, some }: Props) {
  const t = useTranslations('pay.tiers')
  return (
    <Notice
      still
      title={t('unmeasured.title')}
      actions={
        <>
          <ButtonLink href={pathTo({ route: 'instructions', ...place })}>{t('unmeasured.again')}</ButtonLink>
          <ButtonLink variant="quiet" href={pathTo({ route: 'teaser', ...place })}>
            {t('toTeaser')}
          </ButtonLink>
        </>
      }
    >
      {t(some ? 'unmeasured.textSome' : 'unmeasured.text')}
    </Notice>
  )
}
