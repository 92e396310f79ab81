import styles from './notice.module.css'

export function Notice({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.notice} role="note">
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  )
}
