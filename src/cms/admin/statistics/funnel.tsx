'use client'

import { funnelOf, type StepCounts } from '@/domain/statistics/overview'
import { useWords } from '../words/use-words'
import { ScrollBox } from './scroll-box'
import styles from './statistics.module.css'
import { useFormats } from './use-formats'

/** The steps of the way as a table whose rows are also bars. */
export function Funnel({ total }: { total: StepCounts }) {
  const words = useWords()
  const formats = useFormats()
  return (
    <section className={styles.panel}>
      <h2 id="statistics-funnel">{words('statistics.funnel')}</h2>
      <ScrollBox label={words('statistics.funnel')}>
        <table className={styles.funnel} aria-labelledby="statistics-funnel">
          <thead>
            <tr>
              <th scope="col">{words('statistics.step')}</th>
              <th scope="col">{words('statistics.sittings')}</th>
              <th scope="col">{words('statistics.ofPrevious')}</th>
              <th scope="col">{words('statistics.ofStarted')}</th>
            </tr>
          </thead>
          <tbody>
            {funnelOf(total).map(({ step, count, ofStarted, ofPrevious }) => (
              <tr key={step}>
                <th scope="row">
                  {words(`statistics.${step}`)}
                  <span className={styles.bar} style={{ inlineSize: `${(ofStarted ?? 0) * 100}%` }} />
                </th>
                <td>{formats.number(count)}</td>
                <td>{ofPrevious === null ? '' : formats.share(ofPrevious)}</td>
                <td>{formats.share(ofStarted)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  )
}
