'use client'

import { useTranslations } from 'next-intl'
import type { RouteId } from '@/domain/routing/routes'
import type { ScreenPlace } from '../navigation/screen-place'
import { ButtonLink } from '../primitives/button-link'
import { Notice } from '../primitives/notice'
import { loginHref } from './account-hrefs'
import { isLoginNeeded, useChangeProblem } from './use-centre-words'

type Props = {
  place: ScreenPlace
  back: RouteId
  problem: unknown
  /** In place of the general words for a problem. */
  words?: string | null
  saved: boolean
}

/** How a change went: saved, or why not. Nothing before the first try. */
export function SaveOutcome({ place, back, problem, words, saved }: Props) {
  const t = useTranslations('centre.common')
  const told = useChangeProblem()
  if (problem === null) return saved ? <Notice tone="success">{t('saved')}</Notice> : null
  return (
    <Notice
      tone="danger"
      actions={
        isLoginNeeded(problem) && (
          <ButtonLink size="small" variant="secondary" href={loginHref({ place, back })}>
            {t('login')}
          </ButtonLink>
        )
      }
    >
      {words ?? told(problem)}
    </Notice>
  )
}
