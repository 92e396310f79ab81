import { RichText } from '@payloadcms/richtext-lexical/react'
import { type ComponentProps, useId } from 'react'
import protocol from '../protocol/protocol.module.css'
import styles from './packages.module.css'

type Props = { title: string; content: unknown }

/** A guide as its editor wrote it. */
export function GuideText({ title, content }: Props) {
  const id = useId()
  return (
    <article aria-labelledby={id} className={styles.guide}>
      <h2 id={id}>{title}</h2>
      <div className={protocol.words}>
        <RichText data={content as ComponentProps<typeof RichText>['data']} disableContainer />
      </div>
    </article>
  )
}
