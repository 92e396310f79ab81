'use client'

import { useLocale, useMessages } from 'next-intl'
import { useEffect } from 'react'
import { localeOfTag } from '@/domain/locale/locales'
import { carryQuery } from '@/domain/routing/tracking'
import { storedLandingHref } from '../navigation/landing-href'
import { isChunkError, reloadOnce } from '../navigation/reload'
import { Button } from '../primitives/button'
import { MessageScreen } from './message-screen'

/** `result`: of an answer of ours that a screen did not expect (ui/api/call-at.ts). */
type Props = { error?: Error & { digest?: string; result?: number } }

/** The error page. Home is a full navigation: after a crash nothing of the client is trusted. */
export function ErrorScreen({ error }: Props) {
  const hl = localeOfTag(useLocale())
  const { error: words } = useMessages()
  useEffect(() => {
    if (isChunkError(error)) reloadOnce()
  }, [error])
  const goHome = () =>
    window.location.assign(carryQuery({ href: storedLandingHref(), search: window.location.search, hl }))
  return (
    <MessageScreen
      code={statusOf(error?.result)}
      title={words.title}
      text={
        <>
          {words.explanation}
          {error?.digest && <br />}
          {error?.digest && `${words.reference} ${error.digest}`}
        </>
      }
      action={<Button onClick={goHome}>{words.home}</Button>}
    />
  )
}

/** What broke here has no answer of a server: it is our fault all the same. */
const statusOf = (result = 500): number => (result >= 400 && result < 600 ? result : 500)
