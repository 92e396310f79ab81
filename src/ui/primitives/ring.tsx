import styles from './ring.module.css'

/** The turning ring. Only beside words that say what is going on. */
export function Ring() {
  return <span className={styles.ring} aria-hidden="true" />
}
