'use client'

import { useTranslations } from 'next-intl'
import { TIMING_FACTORS, TIMINGS, type Timing } from '@/domain/exam/deadline'
import { RadioCards } from '../../primitives/radio-cards'

type Props = { limitMinutes: number; value: Timing; onChange: (timing: Timing) => void }

/** How much time the visitor wants, in minutes; named in the report. */
export function TimingChoice({ limitMinutes, value, onChange }: Props) {
  const t = useTranslations('test.instructions.timing')
  const lengthOf = (timing: Timing): string => {
    const factor = TIMING_FACTORS[timing]
    if (factor === null) return t('untimedText')
    const total = Math.round(limitMinutes * factor * 60)
    const [minutes, seconds] = [Math.floor(total / 60), total % 60]
    return seconds === 0 ? t('minutes', { minutes }) : t('minutesSeconds', { minutes, seconds })
  }
  return (
    <RadioCards
      name="timing"
      legend={t('legend')}
      hint={t('hint')}
      value={value}
      onChange={onChange}
      options={TIMINGS.map((timing) => ({ value: timing, title: t(timing), aside: lengthOf(timing) }))}
    />
  )
}
