'use client'

import { shareOf } from '@/domain/statistics/overview'
import { hasPlans, type PlanFigures } from '@/domain/statistics/plan-figures'
import { useWords } from '../words/use-words'
import styles from './statistics.module.css'
import { useFormats } from './use-formats'

/** Plans that renew: what they bring in a month, how many there are, and what became of them in the period. */
export function PlansSection({ plans }: { plans: PlanFigures }) {
  const words = useWords()
  const formats = useFormats()
  if (!hasPlans(plans)) return null
  const { now, recurring, period } = plans
  const of = (part: number, whole: number) =>
    words('planFigures.of', {
      part: formats.number(part),
      whole: formats.number(whole),
      share: formats.share(shareOf(part, whole)),
    })
  const figures = [
    [
      'recurring',
      recurring.map(({ amount, currency }) => formats.money(amount, currency)).join(' · ') || '–',
    ],
    ['renewing', formats.number(now.renewing)],
    ['trialing', formats.number(now.trialing)],
    ['leaving', formats.number(now.leaving)],
  ] as const
  const happened = [
    ['began', formats.number(period.began)],
    ['trialsPaid', of(period.trialsPaid, period.trialsEnded)],
    ['renewed', formats.number(period.renewed)],
    ['failed', formats.number(period.failed)],
    ['cancelled', formats.number(period.cancelled)],
    ['lost', of(period.lost, period.ranBefore)],
  ] as const
  return (
    <section className={styles.panel}>
      <h2>{words('planFigures.title')}</h2>
      <p className={styles.summary}>{words('planFigures.note')}</p>
      <dl className={styles.key}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{words(`planFigures.${name}`)}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
      <table aria-label={words('planFigures.happened')}>
        <thead>
          <tr>
            <th scope="col">{words('planFigures.happened')}</th>
            <th scope="col">{words('planFigures.count')}</th>
          </tr>
        </thead>
        <tbody>
          {happened.map(([name, figure]) => (
            <tr key={name}>
              <th scope="row">{words(`planFigures.${name}`)}</th>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
