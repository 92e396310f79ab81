'use client'

import type { Moment } from '../browser/ago-text'
import { useAgo } from '../browser/use-ago'

/** How long ago, with the date for who points at it. */
export function Ago(moment: Moment) {
  const text = useAgo()(moment)
  return (
    <time dateTime={moment.at} title={text === moment.exact ? undefined : moment.exact}>
      {text}
    </time>
  )
}
