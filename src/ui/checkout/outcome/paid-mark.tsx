import styles from '@/ui/loading/outcome.module.css'

export function PaidMark() {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" className={styles.tick} aria-hidden="true">
      <circle cx="24" cy="24" r="22" fill="none" stroke="currentColor" strokeWidth="3" />
      <path d="m14 25 7 7 14-16" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}
