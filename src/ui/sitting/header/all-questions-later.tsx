'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useEffect, useState } from 'react'
import { createLater, type LaterState } from '@/ui/browser/later'
import { useLater } from '@/ui/browser/use-later'
import { askForNewBuild, navigateAnew } from '@/ui/navigation/new-build'
import { SpinnerWithWords } from '../../primitives/spinner-with-words'
import { TryAgain } from '../try-again'
import type { AllQuestions } from './all-questions'

/**
 * Not needed before somebody asks for it, so the question page loads it when it is idle. Of the page, not of one header:
 * what is loaded stays loaded.
 */
const allQuestions = createLater(() => import('./all-questions').then((loaded) => loaded.AllQuestions))

/** Whether all questions are asked for, and their code. What was asked for in vain at one question does not open at another. */
export const useAllQuestions = (position: number) => {
  const all = useLater(allQuestions)
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question
  useEffect(() => setOpen(false), [position])
  const ask = () => {
    allQuestions.load()
    setOpen(true)
  }
  return { all, open, ask, close: () => setOpen(false), onRetry: () => void tryAgain() }
}

/** A newer build may have replaced the code; only when the server says so the page is loaded anew, never offline. */
const tryAgain = async () => {
  await askForNewBuild()
  if (!navigateAnew(window.location.href)) allQuestions.load()
}

type Props = ComponentProps<typeof AllQuestions> & {
  all: LaterState<typeof AllQuestions>
  onRetry: () => void
}

/**
 * All questions, as soon as that code is there. Asked for while it cannot be loaded, the page says so above the question,
 * which stays: the test goes on without.
 */
export function AllQuestionsLater({ all, onRetry, ...props }: Props) {
  const t = useTranslations('test.question.picker')
  if (all.phase === 'ready') return <all.part {...props} />
  if (!props.open) return null
  if (all.phase === 'failed') return <TryAgain problem={null} onRetry={onRetry} />
  return <SpinnerWithWords>{t('title')}</SpinnerWithWords>
}
