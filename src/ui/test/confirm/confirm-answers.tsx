'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { Button } from '../../primitives/button'
import { Notice } from '../../primitives/notice'
import { AnswerGrid } from '../answer-grid'
import { ReactionOffer } from '../reaction/reaction-offer'
import { choiceOf } from '../sitting/answer-book'
import { browserDeps } from '../sitting/browser-deps'
import { writePlace } from '../sitting/place-storage'
import type { SittingView } from '../sitting-view'
import { useProblemWords } from '../use-problem-words'
import styles from './confirm.module.css'
import { type Confirming, useConfirmation } from './use-confirmation'

type Props = { place: ScreenPlace; sitting: SittingView }

export function ConfirmAnswers({ place, sitting }: Props) {
  const t = useTranslations('test.confirm')
  const go = useGo(place)
  const { book, timeOver, confirming, confirm } = useConfirmation(place, sitting)
  const steps = sitting.questions.map(({ id }) => ({ id, answered: choiceOf(book, id) !== null }))
  const open = steps.filter(({ answered }) => !answered).length
  const busy = { saving: t('saving'), evaluating: t('evaluating') }[confirming.step as string]

  const edit = (position?: number) => {
    if (position) writePlace(browserDeps().session, sitting.sittingNumber, { position })
    go('questions')
  }

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{open === 0 ? t('allAnswered', { total: sitting.total }) : t('someAnswered', { open })}</p>
        {timeOver && <p>{t('timeOver')}</p>}
      </header>
      <AnswerGrid label={t('gridLabel')} steps={steps} onPick={timeOver || busy ? undefined : edit} />
      <ReactionOffer sitting={sitting} disabled={Boolean(busy)} />
      <Trouble confirming={confirming} />
      <div className={styles.actions}>
        <p className={styles.locked}>{t('locked')}</p>
        <Button size="large" wide busy={busy} onClick={() => void confirm()}>
          {t('confirm')}
        </Button>
        {!timeOver && (
          <Button variant="secondary" wide disabled={Boolean(busy)} onClick={() => edit()}>
            {t('edit')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Why nothing was confirmed. The confirm button above all stays: it is the retry. */
function Trouble({ confirming }: { confirming: Confirming }) {
  const t = useTranslations('test.confirm')
  const words = useProblemWords()
  if (confirming.step === 'unsaved') {
    return <Notice tone="danger">{t('unsaved', { count: confirming.count })}</Notice>
  }
  if (confirming.step !== 'failed') return null
  return (
    <Notice tone="danger" title={words(confirming.problem)}>
      {t('failed')}
    </Notice>
  )
}
