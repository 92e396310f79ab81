'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { type Answered, type Kind, summarize } from '@/domain/experiment/flanker'
import styles from '../centre.module.css'
import own from './experiment.module.css'

/** The own medians as a picture and a table. */
export function FlankerResult({ answers }: { answers: readonly Answered[] }) {
  const t = useTranslations('experiment.result')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { congruent, incongruent, cost } = summarize(answers)
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h2>
      <p>{cost === null ? t('few') : cost > 0 ? t('slower', { ms: cost }) : t('same')}</p>
      {cost !== null && <Bars congruent={congruent.median ?? 0} incongruent={incongruent.median ?? 0} />}
      <table className={own.table}>
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('median')}</th>
            <th scope="col">{t('accuracy')}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={t('congruent')} kind={congruent} />
          <Row name={t('incongruent')} kind={incongruent} />
        </tbody>
      </table>
    </section>
  )
}

function Row({ name, kind }: { name: string; kind: Kind }) {
  const t = useTranslations('experiment.result')
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{kind.median === null ? t('noTime') : t('ms', { ms: kind.median })}</td>
      <td>{t('share', { right: kind.right, of: kind.of })}</td>
    </tr>
  )
}

const WIDTH = 240

/** Two bars from zero; the numbers stand in the table below. */
function Bars({ congruent, incongruent }: { congruent: number; incongruent: number }) {
  const t = useTranslations('experiment.result')
  const most = Math.max(congruent, incongruent, 1)
  const bars = [
    { id: 'congruent', ms: congruent },
    { id: 'incongruent', ms: incongruent },
  ] as const
  return (
    <div aria-hidden="true" className={own.bars}>
      {bars.map(({ id, ms }) => (
        <div key={id} className={own.bar}>
          <span>{t(id)}</span>
          <svg viewBox={`0 0 ${WIDTH} 16`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect width={(ms / most) * WIDTH} height="16" rx="3" data-kind={id} />
          </svg>
        </div>
      ))}
    </div>
  )
}
