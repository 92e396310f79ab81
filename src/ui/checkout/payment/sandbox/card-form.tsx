'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { writtenAddress } from '@/domain/mailbox'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { pageColours, shownTokens } from '../page-colours'
import type { FormMessage, ProviderFormProps } from '../provider-form'
import styles from './card-form.module.css'

const FIRST_HEIGHT = 580

/**
 * The one thing we say to the form: our own pay button was pressed. `onSubmitAsked` hears it and `tell` answers, both in
 * gateways/payments/sandbox/server/form/client/frame.ts; form-client.ts there is who uses them.
 */
const SUBMIT_MESSAGE = { type: 'plumbline:submit' } as const

/** The sandbox gateway's card form on its own origin. It listens to nobody but that frame and that origin. */
export function CardForm({ opened, order, loading, onMessage, ref }: ProviderFormProps) {
  const t = useTranslations('pay.payment')
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const { url = '', origin = '' } = opened.form ?? {}
  const [src] = useState(() =>
    withEmail(
      withFrameTheme({ formUrl: url, parent: window.location.origin, tokenOf: shownTokens() }),
      order.email,
    ),
  )
  useImperativeHandle(
    ref,
    () => ({
      submit: () => frame.current?.contentWindow?.postMessage(SUBMIT_MESSAGE, origin),
      reveal: () => frame.current?.scrollIntoView({ block: 'center' }),
    }),
    [origin],
  )
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const source = frame.current?.contentWindow ?? null
      const message = readFrameEvent(event, { origin, source })
      if (!message) return
      if (message.type === 'height') setHeight(message.height)
      else onMessage(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin, onMessage])
  return (
    <div className={styles.form}>
      {loading && (
        <div className={styles.cover}>
          <SpinnerWithWords>{t('loadingForm')}</SpinnerWithWords>
        </div>
      )}
      <iframe
        ref={frame}
        src={src}
        title={t('form')}
        allow="payment"
        referrerPolicy="origin"
        style={{ height }}
        className={loading ? styles.hidden : styles.frame}
      />
    </div>
  )
}

/** The form's address with this page's colours, so that it looks like a part of it. */
export const withFrameTheme = ({
  formUrl,
  parent,
  tokenOf,
}: {
  formUrl: string
  /** Our origin: the only one the form talks to. */
  parent: string
  tokenOf: (token: string) => string
}): string => {
  const url = new URL(formUrl)
  const { scheme, colours } = pageColours(tokenOf)
  url.searchParams.set('parent', parent)
  url.searchParams.set('scheme', scheme)
  for (const [name, colour] of Object.entries(colours)) url.searchParams.set(name, colour.slice(1))
  return url.toString()
}

/**
 * With the address that the form begins with: behind the #, which stays in the browser. Who may not know the whole address
 * types their own.
 */
export const withEmail = (formUrl: string, email: string): string => {
  const known = writtenAddress(email)
  return known ? `${formUrl}#${new URLSearchParams({ email: known })}` : formUrl
}

/** What the card form in the frame says: a form's message, or how high it is now. */
type FrameMessage = Exclude<FormMessage, { type: 'lost' }> | { type: 'height'; height: number }

const STATES = ['form', 'challenge', 'ended'] as const
const RESULTS = ['succeeded', 'failed', 'requires_action', 'invalid', 'unavailable'] as const
const HIGHEST = 2000

/** A message in our words, or null for anything that is not exactly one of the form's. */
export const parseFrameMessage = (data: unknown): FrameMessage | null => {
  if (typeof data !== 'object' || data === null) return null
  const { type, state, height, status, code } = data as Record<string, unknown>
  if (type === 'plumbline:submitting') return { type: 'submitting' }
  if (type === 'plumbline:ready') {
    const known = STATES.find((name) => name === state)
    return known ? { type: 'ready', state: known } : null
  }
  if (type === 'plumbline:height') {
    if (typeof height !== 'number' || !(height > 0)) return null
    return { type: 'height', height: Math.min(HIGHEST, Math.ceil(height)) }
  }
  if (type !== 'plumbline:result') return null
  const known = RESULTS.find((name) => name === status)
  return known ? { type: 'result', status: known, code: typeof code === 'string' ? code : null } : null
}

/**
 * The message of an event, if it comes from our own frame and from the provider's origin; else null. Both are checked:
 * the same origin may run in another window, and our frame may have been led elsewhere.
 */
export const readFrameEvent = (
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  { origin, source }: { origin: string; source: Window | null },
): FrameMessage | null => {
  if (source === null || event.source !== source || event.origin !== origin) return null
  return parseFrameMessage(event.data)
}
