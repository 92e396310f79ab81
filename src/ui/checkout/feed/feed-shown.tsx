'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import type { CallData } from '@/domain/api/calls'
import { Button } from '@/ui/primitives/button'
import styles from './purchase-feed.module.css'

type Item = CallData<'order.feed'>['items'][number]

const SHOWN = 3
const SHOWN_FOR_MS = 6_000

type Props = { items: readonly Item[]; title?: string; lang?: string }

/**
 * Three lines in the page, which go on by themselves until they are paused; where motion is unwanted they stand still. They cover
 * nothing and are not announced.
 */
export function FeedShown({ items, title, lang }: Props) {
  const t = useTranslations('pay.feed')
  const id = useId()
  const moves = items.length > SHOWN
  const { first, isRunning, toggle } = useTurning({ length: items.length, moves })
  const shown = Array.from({ length: Math.min(SHOWN, items.length) }, (_, at) => (first + at) % items.length)
  return (
    <section aria-labelledby={id} className={styles.feed}>
      <h2 id={id} className={styles.title} lang={title && lang}>
        {title ?? t('title')}
      </h2>
      <ul className={styles.list}>
        {shown.map((at) => {
          const item = items[at]
          return item && <Line key={at} item={item} />
        })}
      </ul>
      <p className={styles.note}>{t('note')}</p>
      {moves && (
        <div>
          <Button variant="quiet" onClick={toggle}>
            {t(isRunning ? 'pause' : 'goOn')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Line({ item: { thing, country, ago } }: { item: Item }) {
  const t = useTranslations('pay.feed')
  const tag = useLocale()
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' })
  return (
    <li className={styles.line}>
      {t(thing, { country: names.of(country) ?? country, ago: t(`ago.${ago.unit}`, { count: ago.count }) })}
    </li>
  )
}

/** Begins to move in the browser only, and not where its reader wants no motion. */
const useTurning = ({ length, moves }: { length: number; moves: boolean }) => {
  const [first, setFirst] = useState(0)
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    if (moves && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) setRunning(true)
  }, [moves])
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setFirst((at) => (at + 1) % length), SHOWN_FOR_MS)
    return () => clearInterval(timer)
  }, [isRunning, length])
  return { first, isRunning, toggle: () => setRunning((was) => !was) }
}
