'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Fold } from '@/ui/primitives/fold'
import tables from '../score/score-card.module.css'
import type { Score } from '../score/score-facts'
import { dimensionRemark } from './dimension-remark'
import { DimensionRow } from './dimension-row'
import styles from './dimensions.module.css'
import { shownDimensions } from './shown-dimensions'
import { REFERENCE } from './whisker'

type Props = { score: Pick<Score, 'dimensions' | 'lateDrop' | 'reaction'> }

export function DimensionsTab({ score }: Props) {
  const shown = shownDimensions(score.dimensions)
  const t = useTranslations('report.dimension')
  const format = useFormatter()
  const number = (value: number) =>
    format.number(value, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const signed = (value: number) =>
    format
      .number(value, { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: 'exceptZero' })
      .replace('-', '−')
  return (
    <div className={styles.tab}>
      <p className={styles.intro}>{t('intro')}</p>
      <p className={styles.people}>{t('legend')}</p>
      <ul className={styles.list}>
        {shown.map((dimension) => (
          <DimensionRow
            key={dimension.id}
            dimension={dimension}
            signed={signed}
            remark={dimensionRemark(dimension.id, score)}
          />
        ))}
      </ul>
      <p className={styles.people}>{t('people')}</p>
      <Fold summary={t('table')}>
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
            {shown.map(({ id, level, z, se, note }) => (
              <tr key={id}>
                <th scope="row">{t(`names.${id}`)}</th>
                <td>
                  {level
                    ? t('levelOf', { level: t(`level.${level}`) })
                    : t(note === 'not_precise' ? 'not_precise' : 'not_measured')}
                </td>
                <td>{z === null ? '–' : signed(z)}</td>
                <td>{se === null ? '–' : number(se)}</td>
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
      </Fold>
    </div>
  )
}
