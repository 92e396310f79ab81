'use client'

import { type Locale, tagOf } from '@/domain/locale/locales'
import type { tellReport } from '@/domain/questionnaires/tell-result'
import { Choice } from '../choice/choice'
import { useWords } from '../words/use-words'

const STEPS = [0, 25, 50, 75, 100]

type Props = {
  scale: ReturnType<typeof tellReport>['scales'][number]
  percent: Intl.NumberFormat
  /** Of its texts. */
  locale: Locale
  /** How its own items are answered; null: it is a total of others. */
  leaning: number | null
  onLean: (to: number) => void
}

/** One scale: how it is answered, and what its likeliest band says. */
export function ScaleRow({ scale, percent, locale, leaning, onLean }: Props) {
  const words = useWords()
  const name = scale.name || scale.id
  const of100 = (figure: number) => percent.format(figure / 100)
  const band = scale.bands.find(({ id }) => id === scale.band)
  const [low, high] = scale.ci95.map(of100)
  return (
    <tr>
      <th scope="row" lang={tagOf(locale)}>
        {name}
      </th>
      <td>
        {leaning === null ? (
          words('instrument.total')
        ) : (
          <Choice
            name={`${words('instrument.answers')}: ${name}`}
            value={String(leaning)}
            options={STEPS.map((step) => ({ id: String(step), label: of100(step) }))}
            onChoose={(step) => onLean(Number(step))}
          />
        )}
      </td>
      <td>
        {of100(scale.percent)} ({low} – {high})
      </td>
      <td lang={tagOf(locale)}>
        <strong>{band?.name ?? scale.band}</strong> ({percent.format(band?.probability ?? 0)})
        <p>{band?.text || words('instrument.noText')}</p>
        {band?.tip && <p>{band.tip}</p>}
      </td>
    </tr>
  )
}
