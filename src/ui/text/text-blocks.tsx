import { Fragment } from 'react'
import type { TextBlock } from '@/domain/api/text-block'
import { Link } from '@/ui/navigation/link'
import styles from './text-blocks.module.css'

type Runs = Extract<TextBlock, { kind: 'paragraph' }>['runs']
type Heading = 'h2' | 'h3'

/** An editor's text. `heading`: the level of its headings, one below the title that it stands under. */
export function TextBlocks({ blocks, heading = 'h2' }: { blocks: readonly TextBlock[]; heading?: Heading }) {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
    <BlockText key={at} block={block} heading={heading} />
  ))
}

function BlockText({ block, heading: Heading }: { block: TextBlock; heading: Heading }) {
  if (block.kind === 'heading') return <Heading>{inline(block.runs)}</Heading>
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
