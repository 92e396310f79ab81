'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { VisuallyHidden } from '@/ui/primitives/visually-hidden'
import styles from './pdf.module.css'
import { FitIcon, MinusIcon, NextIcon, PlusIcon, PreviousIcon } from './pdf-icons'
import { ZOOMS } from './pdf-places'

type Props = {
  page: number
  /** 0: not known yet. */
  pages: number
  turnTo: (page: number) => void
  /** The size that is shown, 1 for the document's own. */
  shown: number
  fits: boolean
  zoom: (way: 'in' | 'out' | 'fit') => void
}

/** What one does with a document beside reading. */
export function PdfToolbar({ page, pages, turnTo, shown, fits, zoom }: Props) {
  const t = useTranslations('courses.pdf')
  return (
    <fieldset className={styles.tools}>
      <VisuallyHidden>
        <legend>{t('tools')}</legend>
      </VisuallyHidden>
      <div className={styles.group}>
        <Tool name={t('previous')} off={page <= 1} press={() => turnTo(page - 1)}>
          <PreviousIcon />
        </Tool>
        <PageField page={page} pages={pages} turnTo={turnTo} />
        <Tool name={t('next')} off={page >= pages} press={() => turnTo(page + 1)}>
          <NextIcon />
        </Tool>
        <p role="status" className={styles.position}>
          {pages > 0 && t('position', { page, pages })}
        </p>
      </div>
      <div className={styles.group}>
        <Tool name={t('zoomOut')} off={shown <= ZOOMS[0]} press={() => zoom('out')}>
          <MinusIcon />
        </Tool>
        <output className={styles.size}>{t('zoom', { percent: Math.round(shown * 100) })}</output>
        <Tool name={t('zoomIn')} off={shown >= Math.max(...ZOOMS)} press={() => zoom('in')}>
          <PlusIcon />
        </Tool>
        <Tool name={t('fit')} on={fits} press={() => zoom('fit')}>
          <FitIcon />
        </Tool>
      </div>
    </fieldset>
  )
}

type ToolProps = { name: string; press: () => void; off?: boolean; on?: boolean; children: ReactNode }

/** A button with a picture. It keeps its focus where there is nothing more to do. */
export function Tool({ name, press, off = false, on, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={off}
      aria-pressed={on}
      onClick={() => !off && press()}
      className={styles.tool}
    >
      {children}
    </button>
  )
}

/** The number of the page, to be written over. What is no page of the document changes nothing. */
function PageField({ page, pages, turnTo }: Pick<Props, 'page' | 'pages' | 'turnTo'>) {
  const t = useTranslations('courses.pdf')
  const id = useId()
  const [of, setOf] = useState(page)
  const [text, setText] = useState(String(page))
  if (of !== page) {
    setOf(page)
    setText(String(page))
  }
  const go = (event?: FormEvent) => {
    event?.preventDefault()
    const number = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
    if (number >= 1 && number <= pages) turnTo(number)
    else setText(String(page))
  }
  return (
    <form onSubmit={go}>
      <VisuallyHidden>
        <label htmlFor={id}>{t('pageField')}</label>
      </VisuallyHidden>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => go()}
        className={styles.number}
      />
    </form>
  )
}
