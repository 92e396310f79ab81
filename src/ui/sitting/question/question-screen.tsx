'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Page } from '../../primitives/page'
import { SpinnerWithWords } from '../../primitives/spinner-with-words'
import { VisuallyHidden } from '../../primitives/visually-hidden'
import type { EncouragementWords } from '../interlude/encouragement'
import { TryAgain } from '../try-again'
import { usePrefetch } from '../use-prefetch'
import { QuestionStage } from './question-stage'
import styles from './question-stage.module.css'
import { useSittingStore } from './use-sitting-store'

const AHEAD = ['confirm'] as const

type Props = ScreenPlace & { encouragements: readonly EncouragementWords[] }

/** The whole sitting on one screen: no question waits for a page. */
export function QuestionScreen({ encouragements, ...place }: Props) {
  const t = useTranslations('test.common')
  const read = useSittingStore(place)
  usePrefetch(place, AHEAD)
  if (read.phase === 'ready') {
    return (
      <QuestionStage
        place={place}
        store={read.store}
        View={read.View}
        Health={read.Health}
        reopen={read.reopen}
        encouragements={encouragements}
      />
    )
  }
  return (
    <Page width="narrow" className={styles.opening}>
      <h1>
        <VisuallyHidden>{t('opening')}</VisuallyHidden>
      </h1>
      {read.phase === 'failed' ? (
        <TryAgain problem={read.problem} onRetry={read.retry} />
      ) : (
        <SpinnerWithWords centred>{t('opening')}</SpinnerWithWords>
      )}
    </Page>
  )
}
