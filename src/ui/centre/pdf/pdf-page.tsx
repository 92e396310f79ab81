'use client'

import { type RefObject, useCallback } from 'react'
import { Document, Page, type pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import 'react-pdf/dist/Page/TextLayer.css'
import { Skeleton } from '../skeleton'
import { type Hit, marked } from './find-hits'
import styles from './pdf.module.css'

/** Our files hold no picture that a program would have to be compiled for. */
const OPTIONS = { useWasm: false }

type Props = {
  file: Blob
  page: number
  /** null: not known yet. */
  scale: number | null
  found: { hits: readonly Hit[]; at: number } | null
  frame: RefObject<HTMLElement | null>
  onLoad: (pdf: pdfjs.PDFDocumentProxy) => void
  /** The width of a page at its own size. */
  onSize: (width: number) => void
  onBroken: () => void
}

/** A page as it is printed, with its text above it, to be read aloud and marked. */
export function PdfPage({ file, page, scale, found, frame, onLoad, onSize, onBroken }: Props) {
  const hits = found?.hits
  const at = found?.at
  const markHits = useCallback(
    ({ str, itemIndex }: { str: string; itemIndex: number }) =>
      marked(str, marksIn({ hits: hits ?? [], at: at ?? 0, page, item: itemIndex })),
    [hits, at, page],
  )
  const isHit = hits?.some((hit) => hit.page === page)
  const showHit = () =>
    frame.current
      ?.querySelector(`mark.${styles.here}`)
      ?.scrollIntoView({ block: 'center', inline: 'nearest' })
  const loading = <Skeleton rows={6} />
  return (
    <Document
      file={file}
      options={OPTIONS}
      suspense={false}
      loading={loading}
      error=""
      noData=""
      externalLinkTarget="_blank"
      externalLinkRel="noopener noreferrer"
      onLoadSuccess={onLoad}
      onLoadError={onBroken}
      onSourceError={onBroken}
    >
      {scale !== null && (
        <Page
          pageNumber={page}
          scale={scale}
          suspense={false}
          loading={loading}
          error=""
          noData=""
          customTextRenderer={isHit ? markHits : undefined}
          onLoadSuccess={({ originalWidth }) => onSize(originalWidth)}
          onRenderTextLayerSuccess={showHit}
          className={styles.page}
        />
      )}
    </Document>
  )
}

const marksIn = ({
  hits,
  at,
  page,
  item,
}: {
  hits: readonly Hit[]
  at: number
  page: number
  item: number
}) =>
  hits.flatMap((hit, index) =>
    hit.page === page
      ? hit.parts
          .filter((part) => part.item === item)
          .map(({ start, end }) => ({
            start,
            end,
            className: `${index === at ? styles.here : styles.hit}`,
          }))
      : [],
  )
