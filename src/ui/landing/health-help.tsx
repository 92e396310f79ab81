import { isHealthKind } from '@/domain/exam/kinds'
import { Words } from '@/i18n/words'
import { HelpNow } from '../health/help-now'
import styles from './landing.module.css'

/** Below the landing page of a test about health: whom to call, without any test. */
export function HealthHelp({ kind }: { kind: string }) {
  if (!isHealthKind(kind)) return null
  return (
    <div className={styles.help}>
      <Words of={['health.help']}>
        <HelpNow />
      </Words>
    </div>
  )
}
