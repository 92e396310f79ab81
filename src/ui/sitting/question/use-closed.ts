'use client'

import { useEffect } from 'react'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { nextScreen } from '../next-screen'
import { readSitting } from '../read-sitting'
import type { TestState } from '../store/test-state'

type Closing = {
  place: ScreenPlace
  state: TestState
  reopen: () => void
  /** The answers were deleted here, and that is being said: the screen stays. */
  held: boolean
}

/** The sitting is closed (confirmed or begun anew in another tab): goes to the screen that fits now. */
export const useClosed = ({ place, state: { closed, sitting }, reopen, held }: Closing): void => {
  const go = useGo(place)
  const { code, examId } = place
  const { sittingNumber } = sitting
  useEffect(() => {
    if (!closed || held) return
    let gone = false
    const follow = (current: Awaited<ReturnType<typeof readSitting>>) => {
      if (gone) return
      const screen = nextScreen(current)
      if (screen !== 'questions') go(screen, { replace: true })
      else if (current?.sittingNumber !== sittingNumber) reopen()
      else go('instructions', { replace: true })
    }
    readSitting({ code, examId }).then(follow, () => go('instructions', { replace: true }))
    return () => {
      gone = true
    }
  }, [closed, held, code, examId, sittingNumber, go, reopen])
}
