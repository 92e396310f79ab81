'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { problemOf } from '../../api/problem-of'
import { loginHref } from '../../centre/account-hrefs'
import { Button } from '../../primitives/button'
import { ButtonLink } from '../../primitives/button-link'
import { Notice } from '../../primitives/notice'
import { isGiven } from '../next-screen'
import type { SittingView } from '../sitting-view'
import { useProblemWords } from '../use-problem-words'

type Props = { place: ScreenPlace; sitting: SittingView; problem: unknown }

/**
 * Why the address was not taken. A browser that a link let in may not say where letters go (docs/decisions/0063); the free
 * result it may see.
 */
export function EmailProblem({ place, sitting: { examKind, sittingNumber }, problem }: Props) {
  const t = useTranslations('test.email')
  const common = useTranslations('test.common')
  const words = useProblemWords()
  const go = useGo(place)
  if (problem === null) return null
  if (problemOf(problem) === 'loginNeeded')
    return (
      <Notice
        tone="danger"
        actions={
          <ButtonLink variant="secondary" size="small" href={loginHref({ place, back: 'email' })}>
            {common('login')}
          </ButtonLink>
        }
      >
        {words(problem)}
      </Notice>
    )
  if (problemOf(problem) !== 'gone') return <Notice tone="danger">{words(problem)}</Notice>
  const on = () =>
    isGiven(examKind) ? go('report') : go('teaser', { query: { orderNumber: sittingNumber } })
  return (
    <Notice
      actions={
        <Button variant="secondary" onClick={on}>
          {t('seeFree')}
        </Button>
      }
    >
      {t('errors.elsewhere')}
    </Notice>
  )
}
