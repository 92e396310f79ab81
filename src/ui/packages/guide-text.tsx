import { useId } from 'react'
import type { CallData } from '@/domain/api/calls'
import protocol from '../protocol/protocol.module.css'
import { TextBlocks } from '../text/text-blocks'
import styles from './packages.module.css'

type Guide = CallData<'package.guides'>['guides'][number]

/** A guide as its editor wrote it. */
export function GuideText({ title, blocks }: Pick<Guide, 'title' | 'blocks'>) {
  const id = useId()
  return (
    <article aria-labelledby={id} className={styles.guide}>
      <h2 id={id}>{title}</h2>
      <div className={protocol.words}>
        <TextBlocks blocks={blocks} heading="h3" />
      </div>
    </article>
  )
}
