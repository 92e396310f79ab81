import { useTranslations } from 'next-intl'
import styles from './recording.module.css'

/** Says in a list that a chapter has something to hear or to see. */
export function RecordingSign({ format }: { format: 'audio' | 'video' | null }) {
  const t = useTranslations('courses.formats')
  if (!format) return null
  return (
    <span className={styles.sign}>
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        aria-hidden="true"
        focusable="false"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={DRAWN[format]} />
      </svg>
      {t(format)}
    </span>
  )
}

/** Headphones, and a screen with a triangle. */
const DRAWN = {
  audio:
    'M3.5 12.5V11a6.5 6.5 0 0 1 13 0v1.5M3.5 12h2.25v4.5H5A1.5 1.5 0 0 1 3.5 15zM16.5 12h-2.25v4.5H15a1.5 1.5 0 0 0 1.5-1.5z',
  video:
    'M3 5.5A1.5 1.5 0 0 1 4.5 4h11A1.5 1.5 0 0 1 17 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14.5zM8.5 7.25v5.5L13 10z',
} as const
