'use client'

import { FieldLabel, fieldBaseClass, useField, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { ScoredResult } from '@/domain/measurement/score-sitting'
import { NormCurve } from '@/ui/report/score/norm-curve'
import { wordsForCode } from '../codes/words-for-code'
import { tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import { DimensionsTable } from './dimensions-table'
import styles from './record.module.css'

/** A result as the taker's report shows it: a point on the curve with its interval, then the figures. */
export function IqResult({ field, path: givenPath }: Pick<JSONFieldClientProps, 'field' | 'path'>) {
  const words = useWords()
  const { i18n } = useTranslation()
  const { value, path } = useField<Partial<ScoredResult>>({ potentiallyStalePath: givenPath })
  const number = new Intl.NumberFormat(tagOfLanguage(i18n.language), { maximumFractionDigits: 1 })
  if (!value || typeof value.iq !== 'number' || !value.ci95) return null
  const { iq, ci95, percentile, band, raw, total, formRange, atCeiling, atFloor } = value
  const [low, high] = ci95.map((end) => Math.round(end)) as [number, number]
  const range = (ends: readonly number[]) => ends.map((end) => number.format(end)).join(' – ')
  const figures: [string, string][] = [
    ['IQ', number.format(iq)],
    [words('record.interval'), range(ci95)],
    [words('record.percentile'), number.format(percentile ?? 0)],
    [words('record.band'), wordsForCode({ name: 'band', code: band ?? '', language: i18n.language })],
    [words('record.raw'), `${raw} / ${total}`],
    [words('record.formRange'), range(formRange ?? [])],
  ]
  return (
    <div className={`${fieldBaseClass}`}>
      <FieldLabel label={field.label} path={path} />
      <div className={styles.curve}>
        <NormCurve
          label={words('record.curve', { iq: Math.round(iq), low, high })}
          point={{ iq, interval: [low, atCeiling ? null : high], text: number.format(Math.round(iq)) }}
        />
      </div>
      {atCeiling && <p className={styles.summary}>{words('record.atCeiling')}</p>}
      {atFloor && <p className={styles.summary}>{words('record.atFloor')}</p>}
      <dl className={styles.pairs}>
        {figures.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <DimensionsTable dimensions={value.dimensions ?? []} />
    </div>
  )
}
