'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef, useState } from 'react'
import { pdfjs } from 'react-pdf'
import styles from './pdf.module.css'
import { PdfPage } from './pdf-page'
import { zoomed } from './pdf-places'
import { PdfSearch } from './pdf-search'
import { PdfToolbar } from './pdf-toolbar'
import { usePdfPlace } from './use-pdf-place'
import { usePdfSearch } from './use-pdf-search'
import { useWidth } from './use-width'

// The build for browsers that are some years old, as is the other half of the library (next.config.ts).
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

/** Wider than that a page is no easier to read. */
const WIDEST = 900
const A4_WIDTH = 595.28

type Props = {
  file: Blob
  /** Under which its place is remembered. */
  name: string
  onBroken: () => void
}

/** A document, one page at a time. */
export default function PdfViewer({ file, name, onBroken }: Props) {
  const t = useTranslations('courses.pdf')
  const frame = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const width = useWidth(frame)
  const { place, change } = usePdfPlace(name)
  const [pdf, setPdf] = useState<pdfjs.PDFDocumentProxy | null>(null)
  const [natural, setNatural] = useState(A4_WIDTH)
  const pages = pdf?.numPages ?? 0
  const page = pages > 0 ? Math.min(place.page, pages) : place.page
  const fitting = Math.min(width, WIDEST) / natural
  const shown = place.zoom === 'fit' ? fitting : place.zoom

  const turnTo = (next: number) => {
    if (next < 1 || next > pages) return
    change({ page: next })
    if ((frame.current?.getBoundingClientRect().top ?? 0) < 0) frame.current?.scrollIntoView()
  }
  const zoom = (way: 'in' | 'out' | 'fit') => change({ zoom: way === 'fit' ? 'fit' : zoomed(shown, way) })
  const search = usePdfSearch({ pdf, page, show: (next) => change({ page: next }) })
  const press = keysFor({
    page,
    turnTo,
    zoom,
    find: () => field.current?.focus(),
    frame: () => frame.current,
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys beside the buttons that do the same
    <div className={styles.viewer} onKeyDown={press}>
      <PdfToolbar {...{ page, pages, turnTo, shown, zoom }} fits={place.zoom === 'fit'} />
      <PdfSearch search={search} field={field} />
      <section
        ref={frame}
        aria-label={t('document')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys
        tabIndex={0}
        className={styles.frame}
      >
        <PdfPage
          {...{ file, page, onBroken, frame }}
          scale={width > 0 ? shown : null}
          found={search.found}
          onLoad={setPdf}
          onSize={setNatural}
        />
      </section>
      <p className={styles.keys}>{t('keys')}</p>
    </div>
  )
}

type Keys = {
  page: number
  turnTo: (page: number) => void
  zoom: (way: 'in' | 'out' | 'fit') => void
  find: () => void
  frame: () => HTMLElement | null
}

/** Keys of the viewer, while it has the focus. In its fields they are letters. */
const keysFor = ({ page, turnTo, zoom, find, frame }: Keys) => {
  const turn = (by: number) => () => {
    const shown = frame()
    // What is clearly wider than its frame is moved by these keys; a page that fits may be off by a pixel or two.
    if (shown && shown.scrollWidth > shown.clientWidth + 8) return false
    turnTo(page + by)
    return true
  }
  const done = (work: () => void) => () => {
    work()
    return true
  }
  const keys: Record<string, () => boolean> = {
    ArrowLeft: turn(-1),
    ArrowRight: turn(1),
    '+': done(() => zoom('in')),
    '=': done(() => zoom('in')),
    '-': done(() => zoom('out')),
    '0': done(() => zoom('fit')),
    '/': done(find),
  }
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
    if (keys[event.key]?.()) event.preventDefault()
  }
}
