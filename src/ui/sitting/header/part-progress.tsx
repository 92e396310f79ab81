import { useTranslations } from 'next-intl'
import { classes } from '@/ui/primitives/classes'
import styles from './part-progress.module.css'

export type ProgressStep = { id: string; part: number; answered: boolean }

/** One mark a question, in groups of parts: answered, open, and the one in view. */
export function PartProgress({ steps, current }: { steps: readonly ProgressStep[]; current: number }) {
  const t = useTranslations('test.question')
  const answered = steps.filter((step) => step.answered).length
  const words = t('answered', { answered, total: steps.length })
  return (
    <div
      role="progressbar"
      aria-label={words}
      aria-valuemin={0}
      aria-valuemax={steps.length}
      aria-valuenow={answered}
      aria-valuetext={words}
      className={styles.marks}
    >
      {steps.map(({ id, part, answered: done }, index) => (
        <span
          key={id}
          className={classes(
            styles.mark,
            done && styles.done,
            index === current && styles.current,
            index > 0 && steps[index - 1]?.part !== part && styles.first,
          )}
        />
      ))}
    </div>
  )
}
