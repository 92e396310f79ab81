import { callEarly } from '../api/call-early'
import { problemOf } from '../api/problem-of'
import { appExamIdOf, type ScreenPlace } from '../navigation/screen-place'
import { type SittingView, sittingView } from './sitting-view'

/** This browser's latest sitting for the exam, by the server; null when there is none. */
export const readSitting = async (place: ScreenPlace): Promise<SittingView | null> => {
  try {
    const sitting = await callEarly('sitting.current', { query: { appExamId: appExamIdOf(place) } })
    return sitting && sittingView(sitting)
  } catch (problem) {
    // A browser that was never here has no visitor cookie.
    const kind = problemOf(problem)
    if (kind === 'gone' || kind === 'noSitting') return null
    throw problem
  }
}
