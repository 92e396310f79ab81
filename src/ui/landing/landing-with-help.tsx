import type { ComponentProps } from 'react'
import { isHealthKind } from '@/domain/exam/kinds'
import { Words } from '@/i18n/words'
import { HelpNowLater } from './help-now-later'
import { Landing } from './landing'
import styles from './landing.module.css'

/** A landing page as visitors have it: of a test about health with whom to call, without any test. */
export function LandingWithHelp(props: Pick<ComponentProps<typeof Landing>, 'place' | 'shop' | 'landing'>) {
  const help = isHealthKind(props.landing.exam.kind) && (
    <div className={styles.help}>
      <Words of={['health.help']}>
        <HelpNowLater />
      </Words>
    </div>
  )
  return <Landing {...props} help={help} />
}
