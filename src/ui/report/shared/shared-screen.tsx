import type { CallData } from '@/domain/api/calls'
import { pathTo } from '@/domain/routing/path-to'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { NormCurve } from '../score/norm-curve'
import styles from './shared.module.css'

type Props = { view: CallData<'report.shared'>['shared'] }

/** The public page of a result: what its owner shows, how sure it is, and what it means. It asks for no script. */
export function SharedScreen({ view }: Props) {
  const { code, examId, heading, date, note, question, meaning, take } = view
  return (
    <article className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.muted}>{date}</p>
      </header>
      <Card as="section" className={styles.card}>
        <Told view={view} />
        <p className={styles.note}>{note}</p>
      </Card>
      <section className={styles.section}>
        <h2 className={styles.title}>{question}</h2>
        <p>{meaning}</p>
      </section>
      <p>
        <ButtonLink size="large" href={pathTo({ route: 'instructions', code, examId })}>
          {take}
        </ButtonLink>
      </p>
    </article>
  )
}

function Told({ view: { lead, headline, said, rows, curve } }: Props) {
  return (
    <>
      <p className={styles.lead}>
        {lead} <strong className={styles.headline}>{headline}</strong>
      </p>
      {said.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {curve && <NormCurve label={curve.drawing} band={[curve.low, curve.high]} />}
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(({ name, said: range }) => (
            <div key={name}>
              <dt className={styles.muted}>{name}</dt>
              <dd>{range}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
