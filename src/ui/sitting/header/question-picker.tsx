'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/ui/primitives/button'
import { Dialog } from '@/ui/primitives/dialog'
import { AnswerGrid } from '../answer-grid'
import type { ProgressStep } from './part-progress'

type Props = {
  open: boolean
  steps: readonly ProgressStep[]
  position: number
  onPick: (position: number) => void
  onReview: () => void
  onClose: () => void
  children?: ReactNode
}

/** All questions at a glance; a tap jumps. */
export function QuestionPicker({ open, steps, position, onPick, onReview, onClose, children }: Props) {
  const t = useTranslations('test.question')
  return (
    <Dialog
      open={open}
      title={t('picker.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('picker.close')}
          </Button>
          <Button variant="secondary" onClick={onReview}>
            {t('review')}
          </Button>
        </>
      }
    >
      {open && <AnswerGrid label={t('picker.title')} steps={steps} position={position} onPick={onPick} />}
      {children}
    </Dialog>
  )
}
