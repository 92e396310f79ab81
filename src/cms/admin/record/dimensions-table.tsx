'use client'

import { useTranslation } from '@payloadcms/ui'
import type { Dimension } from '@/domain/measurement/dimensions/dimensions'
import { wordsForCode } from '../codes/words-for-code'
import { tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import styles from './record.module.css'

export function DimensionsTable({ dimensions }: { dimensions: readonly Dimension[] }) {
  const words = useWords()
  const { i18n } = useTranslation()
  const number = new Intl.NumberFormat(tagOfLanguage(i18n.language), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const levelOf = ({ level, note }: Dimension) =>
    level ?? words(note === 'not_precise' ? 'record.notPrecise' : 'record.notMeasured')
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words('record.dimension')}</th>
          <th scope="col">{words('record.level')}</th>
          <th scope="col">z ± SE</th>
        </tr>
      </thead>
      <tbody>
        {dimensions.map((dimension) => (
          <tr key={dimension.id}>
            <td>{wordsForCode({ name: 'id', code: dimension.id, language: i18n.language })}</td>
            <td>{levelOf(dimension)}</td>
            <td>
              {dimension.z === null
                ? '–'
                : `${number.format(dimension.z)} ± ${number.format(dimension.se ?? 0)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
