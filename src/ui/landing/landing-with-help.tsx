import type { ComponentProps } from 'react'
import { isHealthKind } from '@/domain/exam/kinds'
import { tagOf } from '@/domain/locale/locales'
import { Words } from '@/i18n/words'
import { ForeignMark } from '../foreign/foreign-mark'
import { ForeignStart } from '../foreign/foreign-start'
import { Feed } from './feed/feed'
import { HelpNowLater } from './help-now-later'
import { Landing } from './landing'
import styles from './landing.module.css'

type Props = Pick<ComponentProps<typeof Landing>, 'place' | 'shop' | 'landing'>

/**
 * A landing page as visitors have it: of a test about health with whom to call, without any test, and without what others
 * bought; no script of others is ever loaded there (docs/decisions/0045).
 */
export function LandingWithHelp(props: Props) {
  const { exam, blocks, language } = props.landing
  if (!isHealthKind(exam.kind)) {
    const feeds = blocks.flatMap((block) =>
      block.type === 'feed'
        ? [
            [
              block.id,
              <Words key={block.id} of={['pay.feed']}>
                <Feed heading={block.heading} lang={tagOf(language)} />
              </Words>,
            ] as const,
          ]
        : [],
    )
    const { foreign, cookieVersion } = props.shop
    return (
      <>
        {foreign && (
          <>
            <ForeignMark mark={{ ...foreign, version: cookieVersion }} />
            <ForeignStart page="landing" />
          </>
        )}
        <Landing {...props} feeds={Object.fromEntries(feeds)} />
      </>
    )
  }
  const help = (
    <div className={styles.help}>
      <Words of={['health.help']}>
        <HelpNowLater />
      </Words>
    </div>
  )
  return <Landing {...props} help={help} />
}
