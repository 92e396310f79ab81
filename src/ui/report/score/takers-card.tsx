import { Card } from '@/ui/primitives/card'
import report from '../report.module.css'
import { CountriesTable } from './countries-table'
import type { Told } from './score-facts'
import styles from './takers-card.module.css'

type Takers = NonNullable<Told['rank']>['takers']

/** The place among those who took the same test, of the same age and of the same country; and the countries. */
export function TakersCard({ told }: { told: Takers }) {
  const places = [told.all, told.age, told.country].filter((place) => place !== null)
  return (
    <Card as="section" className={styles.takers}>
      <div className={report.section}>
        <h2 className={report.title}>{told.title}</h2>
        {places.length > 0 && (
          <ul className={styles.places}>
            {places.map(({ said, betterThan }) => (
              <li key={said} className={styles.place}>
                <span>{said}</span>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.lower} style={{ width: `${betterThan}%` }} />
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className={report.muted}>{told.note}</p>
      </div>
      {told.countries.length > 0 && (
        <section className={report.section}>
          <h3 className={styles.heading}>{told.countriesTitle}</h3>
          <CountriesTable countries={told.countries} />
          <p className={report.muted}>{told.countriesNote}</p>
        </section>
      )}
    </Card>
  )
}
