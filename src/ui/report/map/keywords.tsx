import styles from './map.module.css'

/** The words that sum a map up. */
export function Keywords({ words, note }: { words: readonly string[]; note: string }) {
  return (
    <div className={styles.keywords}>
      <ul className={styles.tags}>
        {words.map((word) => (
          <li key={word} className={styles.tag}>
            {word}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
