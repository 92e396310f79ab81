import styles from './notice.module.css'

type Props = { title: string; text: string /** What it is about, one by one: folded. */; about?: string[] }

export function Notice({ title, text, about = [] }: Props) {
  return (
    <div className={styles.notice} role="note">
      <strong>{title}</strong>
      <p>{text}</p>
      {about.length > 0 && (
        <details>
          <summary>{about.length}</summary>
          <ul>
            {[...new Set(about)].map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
