'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { pageColours, shownTokens } from '../page-colours'
import type { ProviderFormProps } from '../provider-form'
import styles from './card-form.module.css'
import { readFrameEvent, SUBMIT_MESSAGE } from './card-frame'

const FIRST_HEIGHT = 420

/** The sandbox gateway's card form on its own origin. It listens to nobody but that frame and that origin. */
export function CardForm({ opened, loading, onMessage, ref }: ProviderFormProps) {
  const t = useTranslations('pay.payment')
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const { url = '', origin = '' } = opened.form ?? {}
  const [src] = useState(() =>
    withFrameTheme({ formUrl: url, parent: window.location.origin, tokenOf: shownTokens() }),
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
