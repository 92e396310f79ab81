'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { ROUTES } from '@/domain/routing/routes'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import type { OwnPlan } from './use-own-plan'
import { usePlanValues } from './use-plan-words'

type Props = { place: ScreenPlace; plan: Pick<OwnPlan, 'undoToken' | 'schedule'> }

/** The way to the receipt of a cancellation, where it is taken back, until the end of what is paid. */
export function UndoCancel({ place, plan: { undoToken, schedule } }: Props) {
  const t = useTranslations('subscription.undo')
  const { day } = usePlanValues()
  const href =
    undoToken && ROUTES.cancelDone.built
      ? `${pathTo({ route: 'cancelDone', ...place })}?s=${encodeURIComponent(undoToken)}`
      : null
  return (
    <Notice
      still
      actions={
        href && (
          <ButtonLink variant="secondary" size="small" href={href} prefetch={false}>
            {t('action')}
          </ButtonLink>
        )
      }
    >
      <p>{t('text', { date: day(schedule.end?.day ?? null) })}</p>
      {!href && <p>{t('byMail')}</p>}
    </Notice>
  )
}
