'use client'

import { type LandingCounts, shareOf } from '@/domain/statistics/overview'
import { useWords } from '../words/use-words'
import { ScrollBox } from './scroll-box'
import styles from './statistics.module.css'
import { useFormats } from './use-formats'
import { useLandingName } from './use-landing-name'

/** Which landing pages bring takers, and which of them bring buyers. */
export function Landings({ landings }: { landings: LandingCounts[] }) {
  const words = useWords()
  const formats = useFormats()
  const nameOf = useLandingName()
  const most = Math.max(1, ...landings.map(({ started }) => started))
  return (
    <section className={styles.panel}>
      <h2 id="statistics-landings">{words('statistics.byLanding')}</h2>
      <ScrollBox label={words('statistics.byLanding')}>
        <table className={styles.funnel} aria-labelledby="statistics-landings">
          <thead>
            <tr>
              <th scope="col">{words('statistics.landing')}</th>
              <th scope="col">{words('statistics.started')}</th>
              <th scope="col">{words('statistics.paid')}</th>
              <th scope="col">{words('statistics.paidShare')}</th>
            </tr>
          </thead>
          <tbody>
            {landings.map(({ landing, started, paid }) => (
              <tr key={landing}>
                <th scope="row">
                  {nameOf(landing)}
                  <span className={styles.bar} style={{ inlineSize: `${(100 * started) / most}%` }} />
                </th>
                <td>{formats.number(started)}</td>
                <td>{formats.number(paid)}</td>
                <td>{formats.share(shareOf(paid, started))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  )
}
