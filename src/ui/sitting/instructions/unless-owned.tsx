'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import { comesWithAnother } from '@/domain/catalog/gifts'
import { isBuiltKind } from '@/domain/exam/kinds'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '../../api/call'
import { appExamIdOf, type ScreenPlace } from '../../navigation/screen-place'
import type { SittingView } from '../sitting-view'
import styles from './instructions.module.css'

type Props = { place: ScreenPlace; kind: string; children: ReactNode }

/** What a report costs, but not for whom it was bought already, or came with another test. */
export function UnlessOwned({ place, kind, children }: Props) {
  const sitting = useReadSitting(place)
  const included = useIncluded(place, isBuiltKind(kind) && comesWithAnother(kind))
  const state = ownedState({ sitting, included, examId: place.examId })
  if (state === 'owned') return null
  // Its room is kept, so that nothing moves when the price appears.
  return <div className={state === 'unknown' ? styles.waiting : undefined}>{children}</div>
}

type Read = Pick<SittingView, 'openParts'> | null | 'loading'
type Included = readonly { examId: number }[] | 'loading'

export const ownedState = ({
  sitting,
  included,
  examId,
}: {
  sitting: Read
  included: Included
  examId: number
}): 'owned' | 'not' | 'unknown' => {
  if (sitting !== 'loading' && sitting !== null && sitting.openParts.length > 0) return 'owned'
  if (included !== 'loading' && included.some((test) => test.examId === examId)) return 'owned'
  return sitting === 'loading' || included === 'loading' ? 'unknown' : 'not'
}

/** What start-area.tsx reads: nothing is asked for here. A read that failed hides no price. */
const useReadSitting = (place: ScreenPlace): Read => {
  const { data, error } = useSWR<SittingView | null>(['sitting.current', appExamIdOf(place)], null)
  if (data !== undefined) return data
  return error === undefined ? 'loading' : null
}

/** The tests that came with what this visitor bought. Only some kinds can, and only they ask. */
const useIncluded = (place: ScreenPlace, may: boolean): Included => {
  const hl = localeOfTag(useLocale())
  const appExamId = appExamIdOf(place)
  const { data, error } = useSWR(
    may ? ['user.centre', appExamId, hl] : null,
    () => call('user.centre', { query: { appExamId, hl } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  if (!may || error) return []
  return data?.included ?? 'loading'
}
