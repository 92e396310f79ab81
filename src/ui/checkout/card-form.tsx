'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useState } from 'react'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import styles from './card-form.module.css'
import { type FrameMessage, readFrameEvent } from './card-frame'
import { withFrameTheme } from './frame-theme'
import type { OpenForm } from './use-payment'

type Props = {
  form: OpenForm
  frame: RefObject<HTMLIFrameElement | null>
  loading: boolean
  onMessage: (message: FrameMessage) => void
}

const FIRST_HEIGHT = 420

/** The provider's card form on its own origin. It listens to nobody but that frame and that origin. */
export function CardForm({ form, frame, loading, onMessage }: Props) {
  const t = useTranslations('pay.payment')
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const [src] = useState(() => withPageTheme(form.formUrl))
  const { formOrigin } = form
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const source = frame.current?.contentWindow ?? null
      const message = readFrameEvent(event, { origin: formOrigin, source })
      if (!message) return
      if (message.type === 'height') setHeight(message.height)
      else onMessage(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [formOrigin, frame, onMessage])
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

const withPageTheme = (formUrl: string): string => {
  const page = document.querySelector('[data-scheme]') ?? document.documentElement
  const style = getComputedStyle(page)
  return withFrameTheme({
    formUrl,
    parent: window.location.origin,
    tokenOf: (token) => style.getPropertyValue(token),
  })
}
