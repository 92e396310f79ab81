import { AdminIcon } from './admin-icon'
import styles from './admin-logo.module.css'

/** The name of the shop above the sign-in form. */
export function AdminLogo() {
  return (
    <div className={styles.logo}>
      <AdminIcon />
      <span>Plumbline</span>
    </div>
  )
}
