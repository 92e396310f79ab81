import score from '../score/score-card.module.css'
import type { ToldScale } from './questionnaire-report'
import { Stressed } from './stressed'

/** The figure, never without its interval. */
export function Point({ scale, small = false }: { scale: Pick<ToldScale, 'figure'>; small?: boolean }) {
  return (
    <p className={small ? score.share : score.words}>
      <Stressed said={scale.figure} />
    </p>
  )
}
