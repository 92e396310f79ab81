import type { Question } from './part-load'
import type { TestState } from './test-state'

/** Whether the question in view can be answered. */
export const isReady = (state: TestState): boolean => questionAt(state, state.position) !== null

export const questionAt = ({ sitting, parts }: TestState, position: number): Question | null => {
  const step = sitting.questions[position - 1]
  return step ? (parts[step.part]?.questions?.find(({ id }) => id === step.id) ?? null) : null
}
