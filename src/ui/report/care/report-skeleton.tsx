import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import styles from './care.module.css'

/** The outline of a report while it loads, about as high as what will stand there. */
export function ReportSkeleton({ words }: { words: string }) {
  return (
    <div className={styles.skeleton}>
      <SpinnerWithWords>{words}</SpinnerWithWords>
      <div aria-hidden="true" className={styles.shapes}>
        <span className={styles.tabs} />
        <span className={styles.letter} />
        <span className={styles.figure} />
        <span className={styles.figure} />
      </div>
    </div>
  )
}
