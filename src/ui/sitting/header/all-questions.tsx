'use client'

import type { ComponentProps } from 'react'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { OtherDevice } from '../device/other-device'
import { QuestionPicker } from './question-picker'

type Props = Omit<ComponentProps<typeof QuestionPicker>, 'children'> & {
  place: ScreenPlace
  sittingNumber: string
}

/** All questions, and the way to another device. The question page loads this code when it is idle (all-questions-later.tsx). */
export function AllQuestions({ place, sittingNumber, ...picker }: Props) {
  return (
    <QuestionPicker {...picker}>
      <OtherDevice place={place} sittingNumber={sittingNumber} />
    </QuestionPicker>
  )
}
