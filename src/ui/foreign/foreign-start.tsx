'use client'

import { useEffect } from 'react'
import { markOfPage } from '../navigation/own-document'

type Props = {
  page: 'landing' | 'success'
  /** What was bought is about health, wherever its page was opened. */
  health?: boolean
}

/** Brings the code that loads scripts of others to a page that bears the mark; to any other page it brings nothing. */
export function ForeignStart({ page, health = false }: Props) {
  useEffect(() => {
    const mark = markOfPage()
    if (!mark) return
    let left = false
    let stop = () => {}
    import('./watch-foreign').then(
      ({ watchForeign }) => {
        if (!left) stop = watchForeign({ page, mark, health })
      },
      // Offline, or a newer build has replaced it: then nothing of others is loaded.
      () => {},
    )
    return () => {
      left = true
      stop()
    }
  }, [page, health])
  return null
}
