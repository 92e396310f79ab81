import { useTranslations } from 'next-intl'
import type { ExplanationStep, Miss } from '@/domain/matrices/explain/explanation'
import { sayMiss } from '@/domain/matrices/explain/say-miss'
import styles from './missed-rules.module.css'

type Props = { misses: readonly Miss[]; steps: readonly ExplanationStep[] }

/** Which rules a wrong option misses, what it shows instead, and where that may come from. */
export function MissedRules({ misses, steps }: Props) {
  const t = useTranslations('explain')
  return (
    <ul className={styles.misses}>
      {misses.map((miss) => {
        const step = steps.findIndex(({ attribute }) => attribute === miss.attribute)
        const [difference, ...slip] = sayMiss({ miss, steps, say: t })
        return (
          <li key={miss.attribute} className={styles.miss}>
            {step >= 0 && <span className={styles.step}>{t('step', { number: step + 1 })}</span>}
            <p>{difference}</p>
            {slip.map((sentence) => (
              <p key={sentence} className={styles.slip}>
                {sentence}
              </p>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
