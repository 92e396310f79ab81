'use client'

import { useTranslations } from 'next-intl'
import { Fold } from '@/ui/primitives/fold'
import tables from '../score/score-card.module.css'
import type { Puzzle } from './puzzle-plot'

/** The map in figures, for those who do not see it or want to look something up. */
export function PuzzleTable({ puzzles }: { puzzles: readonly Puzzle[] }) {
  const t = useTranslations('report.iq.map')
  return (
    <Fold summary={t('table')}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('column.position')}</th>
            <th scope="col">{t('column.outcome')}</th>
            <th scope="col">{t('column.ofHundred')}</th>
            <th scope="col">{t('column.seconds')}</th>
          </tr>
        </thead>
        <tbody>
          {puzzles.map(({ position, outcome, ofHundred, seconds }) => (
            <tr key={position}>
              <th scope="row">{position}</th>
              <td>{t(`outcome.${outcome}`)}</td>
              <td>{ofHundred}</td>
              <td>{seconds ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  )
}
