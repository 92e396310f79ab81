import { RichText } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'
import styles from '@/ui/protocol/protocol.module.css'
import landing from '../landing.module.css'

type Props = { lang: string; body: unknown }

/** An editor's text, as legal pages show theirs. */
export function RichTextBlock({ lang, body }: Props) {
  if (!body) return null
  return (
    <section className={landing.section}>
      <div className={landing.inner} lang={lang}>
        <div className={styles.words}>
          <RichText data={body as ComponentProps<typeof RichText>['data']} disableContainer />
        </div>
      </div>
    </section>
  )
}
