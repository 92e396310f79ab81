import { useTranslations } from 'next-intl'
import type { ExplanationStep } from '@/domain/matrices/explain/explanation'
import { sayStep } from '@/domain/matrices/explain/say-step'
import { survivingParts } from '@/domain/matrices/explain/surviving-parts'
import type { Panel } from '@/domain/matrices/panel'
import styles from './solution-steps.module.css'
import { StepDrawing } from './step-drawing'

type Props = { steps: readonly ExplanationStep[]; panels: readonly Panel[]; answer: Panel }

/** How to come to the right answer: a rule a step, with the panels that show it. */
export function SolutionSteps({ steps, panels, answer }: Props) {
  const t = useTranslations('explain')
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const { rule, result } = sayStep({ step, say: t })
        return (
          <li key={step.attribute} className={styles.step}>
            <StepDrawing step={step} panels={panels} answer={answer} label={t(`drawing.${step.direction}`)} />
            <div className={styles.words}>
              <span className={styles.number}>{t('step', { number: index + 1 })}</span>
              <p>{rule}</p>
              {result.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {survivingParts({ step, cells: [...panels, answer] }) && (
                <small className={styles.note}>{t('pale')}</small>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
