'use client'

import { ListFacts } from '../list/list-facts'
import { ListRow } from '../list/list-row'
import { TestPicture } from '../test-picture'
import type { ShownTest } from './shelves'

type Props = {
  test: ShownTest
  heading?: 'h2' | 'h3'
  /** Why it is shown. */
  why?: string
}

/** A test of a list: what it is and how long it takes. */
export function TestRow({ test: { href, examKind, title, summary, duration }, heading, why }: Props) {
  return (
    <ListRow
      href={href}
      picture={<TestPicture kind={examKind} />}
      title={title}
      summary={summary ?? ''}
      heading={heading}
    >
      <ListFacts>
        <span>{duration}</span>
        {why && <span>{why}</span>}
      </ListFacts>
    </ListRow>
  )
}
