'use client'

import { useTranslations } from 'next-intl'
import { isQuestionnaire } from '@/domain/exam/is-questionnaire'
import { Button } from '../../primitives/button'
import { Notice } from '../../primitives/notice'
import { SpinnerWithWords } from '../../primitives/spinner-with-words'
import { choiceOf } from '../store/answer-book'
import type { Question } from '../store/part-load'
import type { SittingStore } from '../store/sitting-store'
import { questionAt, type TestState } from '../store/test-state'
import type { QuestionView } from './question-views'
import styles from './questions.module.css'

type Props = { store: SittingStore; state: TestState; View: QuestionView }

/** The question in view, and its neighbours ready but hidden: the next one is painted without being built. */
export function Questions({ store, state, View }: Props) {
  const { position, book } = state
  const near = [position - 1, position, position + 1]
    .map((each) => questionAt(state, each))
    .filter((question): question is Question => question !== null)
  const ready = near.some((question) => question.position === position)
  return (
    <div className={isQuestionnaire(state.sitting.examKind) ? styles.page : styles.room}>
      {near.map((question) => (
        <View
          key={question.id}
          question={question}
          choice={choiceOf(book, question.id)}
          hidden={question.position !== position}
          onChoose={store.choose}
          onAnswer={store.answer}
        />
      ))}
      {!ready && <Waiting store={store} state={state} />}
    </div>
  )
}

function Waiting({ store, state }: { store: SittingStore; state: TestState }) {
  const t = useTranslations('test')
  const part = state.sitting.questions[state.position - 1]?.part ?? 1
  if (state.parts[part]?.status !== 'failed') {
    return <SpinnerWithWords centred>{t('question.loadingPart')}</SpinnerWithWords>
  }
  return (
    <div className={styles.failed}>
      <Notice
        tone="danger"
        title={t('question.partFailed')}
        actions={
          <Button variant="secondary" onClick={store.retryPart}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('common.keptHere')}
      </Notice>
    </div>
  )
}
