'use client'

import type { RefObject } from 'react'
import { HelpNow } from '../../health/help-now'
import { useHelpLines } from '../../health/use-help-lines'
import type { HealthKind } from '../health-kinds'
import type { Turn } from '../store/health-turn'
import type { SittingStore } from '../store/sitting-store'
import { HelpTurn } from './help-turn'
import { PartOffer } from './part-offer'

export type HealthTurnProps = {
  kind: HealthKind
  store: SittingStore
  /** `sign`: below the question, whose answer is a sign. */
  turn: Turn | 'sign' | null
  headingRef: RefObject<HTMLHeadingElement | null>
  /** To the confirmation. */
  onReview: () => void
  /** Nothing of the sitting is left to go on with, or not in this store. */
  onDeleted: () => void
  /** Reads the sitting anew. */
  onReopen: () => void
}

/** What stands in the place of a question. Help lines are fetched as soon as the page is there, so that they never are waited for. */
export function HealthTurn({ kind, store, turn, headingRef, ...on }: HealthTurnProps) {
  useHelpLines()
  if (turn === 'help') {
    return <HelpTurn kind={kind} store={store} onDeleted={on.onDeleted} onReopen={on.onReopen} />
  }
  if (turn === 'sign') return <HelpNow />
  if (turn === 'offer') return <PartOffer store={store} headingRef={headingRef} onSkip={on.onReview} />
  return null
}
