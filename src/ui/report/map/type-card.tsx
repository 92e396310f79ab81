'use client'

import { Card } from '@/ui/primitives/card'
import { Fold } from '@/ui/primitives/fold'
import { FiguresTable } from '../questionnaire/figures-table'
import rows from '../questionnaire/questionnaire.module.css'
import type { MapScore } from '../questionnaire/questionnaire-report'
import sections from '../report.module.css'
import { OutcomeBar } from './charts/outcome-bar'
import { ShareBar } from './charts/share-bar'
import styles from './map.module.css'

type Type = MapScore['type']

/** Reflective, intuitive or neither, by six puzzles; then how the taker sees it, and the puzzles with their answers. */
export function TypeCard({ type }: { type: Type }) {
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>{type.name}</h2>
      <p className={sections.muted}>{type.about}</p>
      <div className={rows.row}>
        <div className={rows.side}>
          <p className={rows.level}>{type.typeName}</p>
          <Figures type={type} />
        </div>
        <div className={rows.side}>
          <p className={rows.text}>{type.text}</p>
        </div>
      </div>
      {type.style && (
        <section className={sections.section}>
          <h3 className={rows.name}>{type.style.name}</h3>
          <p className={sections.muted}>{type.style.about}</p>
          <p className={sections.words}>{type.style.text}</p>
          <p className={sections.words}>{type.style.agrees}</p>
        </section>
      )}
      <Puzzles title={type.puzzlesTitle} puzzles={type.puzzles} />
      <p className={styles.note}>{type.norm}</p>
    </Card>
  )
}

function Figures({ type }: { type: Type }) {
  const { outcomes, drawing, shareTitle, share, counts, name, rows: figures } = type
  return (
    <>
      <OutcomeBar drawing={drawing} outcomes={outcomes} />
      <ul className={styles.counts} aria-hidden="true">
        {outcomes.map(({ outcome, said }) => (
          <li key={outcome}>{said}</li>
        ))}
      </ul>
      <p className={styles.caption}>{shareTitle}</p>
      <ShareBar {...share} />
      <p className={sections.muted}>{counts}</p>
      <FiguresTable groups={[{ id: 'type', name, rows: figures }]} />
    </>
  )
}

function Puzzles({ title, puzzles }: Pick<Type, 'puzzles'> & { title: string }) {
  return (
    <Fold summary={title}>
      <ol className={styles.puzzles}>
        {puzzles.map(({ id, text, went, why }) => (
          <li key={id}>
            <p className={sections.words}>{text}</p>
            <p className={styles.went}>{went}</p>
            <p className={sections.words}>{why}</p>
          </li>
        ))}
      </ol>
    </Fold>
  )
}
