import { Card } from '@/ui/primitives/card'
import { FiguresTable } from '../questionnaire/figures-table'
import rows from '../questionnaire/questionnaire.module.css'
import type { MapScore } from '../questionnaire/questionnaire-report'
import sections from '../report.module.css'
import { ShareBar } from './charts/share-bar'
import styles from './map.module.css'

type Motive = NonNullable<MapScore['motive']>

/** How often each motive was chosen, and what the leading one says. */
export function MotiveCard({ motive }: { motive: Motive }) {
  const { name: title, about, summary, motives, norm } = motive
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>{title}</h2>
      <p className={sections.muted}>{about}</p>
      <div className={rows.row}>
        <Bars motives={motives} />
        <div className={rows.side}>
          {summary && <p className={rows.text}>{summary}</p>}
          {motives
            .filter(({ leads }) => leads)
            .map(({ id, name, text, said }) => (
              <section key={id} className={rows.side}>
                <h3 className={rows.name}>{name}</h3>
                <p className={rows.text}>{text}</p>
                <p className={sections.muted}>{said}</p>
              </section>
            ))}
        </div>
      </div>
      <FiguresTable groups={motives} />
      <p className={styles.note}>{norm}</p>
    </Card>
  )
}

function Bars({ motives }: Pick<Motive, 'motives'>) {
  return (
    <ul className={styles.bars}>
      {motives.map(({ id, name, picked, leads, share }) => (
        <li key={id}>
          <p className={styles.measured}>
            <span className={leads ? styles.leading : undefined}>{name}</span>
            <span>{picked}</span>
          </p>
          <ShareBar {...share} />
        </li>
      ))}
    </ul>
  )
}
