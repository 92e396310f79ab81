import { useTranslations } from 'next-intl'
import { type Cue, timeOf } from '@/domain/centre/captions'
import { Fold } from '@/ui/primitives/fold'
import styles from './recording.module.css'

type Props = { cues: readonly Cue[]; heard: number; format: 'audio' | 'video' }

/** A whole recording in words, with the moment that is played marked. */
export function Transcript({ cues, heard, format }: Props) {
  const t = useTranslations('courses.recording.transcript')
  return (
    <Fold summary={t(format)}>
      <ol className={styles.cues}>
        {cues.map(({ start, text }, index) => (
          <li key={start} className={styles.cue} aria-current={index === heard ? 'time' : undefined}>
            <span className={styles.time}>{timeOf(start)}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Fold>
  )
}
