import { Fragment, useId } from 'react'
import type { CallData } from '@/domain/api/calls'
import { Link } from '@/ui/navigation/link'
import protocol from '../protocol/protocol.module.css'
import styles from './packages.module.css'

type Guide = CallData<'package.guides'>['guides'][number]
type Block = Guide['blocks'][number]
type Runs = Extract<Block, { kind: 'paragraph' }>['runs']

/** A guide as its editor wrote it. */
export function GuideText({ title, blocks }: Pick<Guide, 'title' | 'blocks'>) {
  const id = useId()
  return (
    <article aria-labelledby={id} className={styles.guide}>
      <h2 id={id}>{title}</h2>
      <div className={protocol.words}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
          <BlockText key={at} block={block} />
        ))}
      </div>
    </article>
  )
}

function BlockText({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h3>{inline(block.runs)}</h3>
  if (block.kind === 'paragraph') return <p className={styles.lines}>{inline(block.runs)}</p>
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((runs, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={at}>{inline(runs)}</li>
      ))}
    </List>
  )
}

const inline = (runs: Runs) =>
  runs.map(({ text, bold, italic, href }, at) => {
    const leaning = italic ? <em>{text}</em> : text
    const words = bold ? <strong>{leaning}</strong> : leaning
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <Fragment key={at}>{href ? <Link href={href}>{words}</Link> : words}</Fragment>
  })
