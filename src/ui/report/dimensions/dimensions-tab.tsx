'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Fold } from '@/ui/primitives/fold'
import tables from '../score/score-card.module.css'
import type { Told } from '../score/score-facts'
import { DimensionRow } from './dimension-row'
import styles from './dimensions.module.css'
import { REFERENCE } from './whisker'

type Dimensions = Told['dimensions']

/** What can be read of single abilities, after how it was read: "low" is not to be met without its margin. */
export function DimensionsTab({ told: { title, intro, list } }: { told: Dimensions }) {
  const t = useTranslations('report.dimension')
  const signed = useSigned()
  return (
    <div className={styles.tab}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.intro}>{intro}</p>
      <p className={styles.people}>{t('legend')}</p>
      <ul className={styles.list}>
        {list.map((dimension) => (
          <DimensionRow key={dimension.id} dimension={dimension} signed={signed} />
        ))}
      </ul>
      <p className={styles.people}>{t('people')}</p>
      <Fold summary={t('table')}>
        <Figures list={list} />
      </Fold>
    </div>
  )
}

function Figures({ list }: Pick<Dimensions, 'list'>) {
  const t = useTranslations('report.dimension')
  const format = useFormatter()
  const signed = useSigned()
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">{t('column.name')}</th>
          <th scope="col">{t('column.level')}</th>
          <th scope="col">{t('column.z')}</th>
          <th scope="col">{t('column.se')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ id, name, levelName, z, se }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{levelName}</td>
            <td>{z === null ? '–' : signed(z)}</td>
            <td>{se === null ? '–' : format.number(se, ONE_DECIMAL)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('reference.name')}
          </th>
          <td colSpan={2}>
            {t('reference.range', { from: signed(REFERENCE[0]), to: signed(REFERENCE[1]) })}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

const ONE_DECIMAL = { maximumFractionDigits: 1, minimumFractionDigits: 1 } as const

const useSigned = () => {
  const format = useFormatter()
  return (value: number) =>
    format.number(value, { ...ONE_DECIMAL, signDisplay: 'exceptZero' }).replace('-', '−')
}
