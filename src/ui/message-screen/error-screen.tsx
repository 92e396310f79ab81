'use client'

import { useMessages } from 'next-intl'
import { useEffect } from 'react'
import { storedLandingHref } from '../navigation/landing-href'
import { isChunkError, reloadOnce } from '../navigation/reload'
import { Button } from '../primitives/button'
import { MessageScreen } from './message-screen'

type Props = { statusCode?: number; error?: Error & { digest?: string } }

/** The error page. Home is a full navigation: after a crash nothing of the client is trusted. */
export function ErrorScreen({ statusCode = 500, error }: Props) {
  const { error: words } = useMessages()
  useEffect(() => {
    if (isChunkError(error)) reloadOnce()
  }, [error])
  return (
    <MessageScreen
      code={statusCode}
      title={words.title}
      text={
        <>
          {words.explanation}
          {error?.digest && <br />}
          {error?.digest && `${words.reference} ${error.digest}`}
        </>
      }
      action={<Button onClick={() => window.location.assign(storedLandingHref())}>{words.home}</Button>}
    />
  )
}
