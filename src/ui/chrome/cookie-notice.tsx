'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '@/domain/locale/locales'
import { Link } from '../navigation/link'
import { buttonClass } from '../primitives/button-class'
import { answerNotice } from './answer-notice'
import { CONSENT_EVENT, type ConsentChoice, isRefusedByBrowser, storedConsent } from './consent'
import styles from './cookie-notice.module.css'

type Props = {
  locale: Locale
  /** Version of the cookie page; a new one asks again. */
  version: string
  /** null: there is no cookie page. */
  href: string | null
  words: Record<'title' | 'text' | 'short' | 'more' | 'accept' | 'refuse', string> & {
    /** Whose scripts are loaded after a yes; null: nobody's. */
    foreign: string | null
  }
}

/** Asks once, in a bar at the bottom of the screen, and blocks nothing. Nothing optional is loaded before the answer. */
export function CookieNotice({ locale, version, href, words }: Props) {
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    setAsking(!isRefusedByBrowser() && storedConsent(version) === null)
    const again = () => setAsking(true)
    window.addEventListener(CONSENT_EVENT, again)
    return () => window.removeEventListener(CONSENT_EVENT, again)
  }, [version])
  if (!asking) return null
  const choose = (choice: ConsentChoice) => {
    answerNotice({ choice, version, locale, foreign: words.foreign !== null })
    setAsking(false)
  }
  const look = buttonClass({ variant: 'secondary', size: 'small' })
  return (
    <section className={styles.notice} aria-label={words.title}>
      <div className={styles.inner}>
        <p>
          <span className={styles.whole}>{words.text}</span>
          <span className={styles.short}>{words.short}</span> {words.foreign}{' '}
          {href && (
            <Link href={href} className={styles.link} prefetch={false}>
              {words.more}
            </Link>
          )}
        </p>
        <div className={styles.actions}>
          <button type="button" className={look} onClick={() => choose('refused')}>
            {words.refuse}
          </button>
          <button type="button" className={look} onClick={() => choose('accepted')}>
            {words.accept}
          </button>
        </div>
      </div>
    </section>
  )
}
