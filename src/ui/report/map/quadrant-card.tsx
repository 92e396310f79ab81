import { Card } from '@/ui/primitives/card'
import { classes } from '@/ui/primitives/classes'
import rows from '../questionnaire/questionnaire.module.css'
import type { MapScore } from '../questionnaire/questionnaire-report'
import { ScalePicture, ScalesTable } from '../questionnaire/scale-told'
import sections from '../report.module.css'
import table from '../score/score-card.module.css'
import { QuadrantDrawing } from './charts/quadrant-drawing'
import styles from './map.module.css'

type Quadrant = NonNullable<MapScore['quadrant']>

/** Which of four fields the answers lie in and how sure that is, then what it means and what it rests on. */
export function QuadrantCard({ quadrant }: { quadrant: Quadrant }) {
  const [worry, distance] = quadrant.lines
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>{quadrant.name}</h2>
      <p className={sections.muted}>{quadrant.about}</p>
      <div className={styles.beside}>
        {worry && distance && <QuadrantDrawing quadrant={quadrant} worry={worry} distance={distance} />}
        <Fields quadrant={quadrant} />
      </div>
      {quadrant.between && <p className={sections.words}>{quadrant.between}</p>}
      {quadrant.cells
        .filter(({ told }) => told)
        .map(({ id, name, text }) => (
          <section key={id} className={rows.side}>
            <h3 className={rows.name}>{name}</h3>
            <p className={rows.text}>{text}</p>
          </section>
        ))}
      <Axes quadrant={quadrant} />
      <div className={styles.norms}>
        <p>{quadrant.cut.text}</p>
        <p>{quadrant.norm}</p>
      </div>
      <ScalesTable scales={[...quadrant.lines, ...quadrant.axes]} assumed={quadrant.assumed} />
    </Card>
  )
}

function Fields({ quadrant: { columns, cells } }: { quadrant: Quadrant }) {
  const [field, probability] = columns
  return (
    <table className={classes(table.table, styles.open)}>
      <thead>
        <tr>
          <th scope="col">{field}</th>
          <th scope="col">{probability}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map(({ id, name, chance, told }) => (
          <tr key={id} className={told ? table.yours : undefined}>
            <th scope="row">{name}</th>
            <td>{chance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Axes({ quadrant: { axesTitle, axes, lines } }: { quadrant: Quadrant }) {
  return (
    <section className={sections.section}>
      <h3 className={rows.name}>{axesTitle}</h3>
      <ul className={rows.rows}>
        {axes.map((axis) => (
          <li key={axis.id} className={rows.row}>
            <div className={rows.side}>
              <h4 className={styles.axis}>{axis.name}</h4>
              {axis.about && <p className={sections.muted}>{axis.about}</p>}
            </div>
            <div className={rows.side}>
              <ScalePicture scale={axis} />
            </div>
          </li>
        ))}
      </ul>
      {lines.map(({ id, name, about }) => (
        <p key={id} className={sections.muted}>
          <strong>{name}</strong>
          {about && <> {about}</>}
        </p>
      ))}
    </section>
  )
}
