/**
 * A part of a three-stage form that exists at several levels. `open`: the middle level is used until something is
 * decided. `middle`: it stays. `fitted`: the level that fits the answers before it takes its place.
 */
export type StageState = { state: 'open' | 'middle' } | { state: 'fitted'; level: number }

export type StageEvent =
  /** The part is about to be shown: this level measures best, by the answers until now. */
  | { type: 'fit'; level: number }
  /** The taker went on with the middle level: the fitting part was too slow, or the device was offline. */
  | { type: 'keep_middle' }

/** Which of the part's questions have stored answers. */
export type StageAnswers = { middle: boolean; fitted: boolean }

export type StageTransition =
  | { kind: 'applied'; state: StageState }
  | { kind: 'ignored'; reason: 'settled' | 'fitted_begun' }

/**
 * The route is chosen once. A level that was chosen never changes for another, whatever answers are edited later, or
 * the parts would tell which answers are right; only the middle, which depends on no answer, may still take its place,
 * and only before a question of it was answered. So every answered question keeps counting.
 */
export const transitionStage = (
  stage: StageState,
  event: StageEvent,
  answered: StageAnswers,
): StageTransition => {
  if (stage.state === 'middle') return { kind: 'ignored', reason: 'settled' }
  if (event.type === 'keep_middle') {
    return stage.state === 'fitted' && answered.fitted
      ? { kind: 'ignored', reason: 'fitted_begun' }
      : { kind: 'applied', state: { state: 'middle' } }
  }
  if (stage.state === 'fitted') return { kind: 'ignored', reason: 'settled' }
  if (answered.middle || event.level === 0) return { kind: 'applied', state: { state: 'middle' } }
  return { kind: 'applied', state: { state: 'fitted', level: event.level } }
}

/** How a form is put together: the same questions for everybody, or three parts that follow the taker's level. */
export const FORM_DESIGNS = ['linear', 'three_stage'] as const
