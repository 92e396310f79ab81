'use client'

import { useRef, useState } from 'react'
import type { pdfjs } from 'react-pdf'
import { findHits, type Hit } from './find-hits'

type Pdf = pdfjs.PDFDocumentProxy
type Found = { words: string; hits: readonly Hit[]; at: number }

/** Looks for words in a document. `show`: turns to the page of a hit. */
export const usePdfSearch = ({
  pdf,
  page,
  show,
}: {
  pdf: Pdf | null
  page: number
  show: (page: number) => void
}) => {
  const [found, setFound] = useState<Found | null>(null)
  const [busy, setBusy] = useState(false)
  const texts = useRef<Promise<string[][]> | null>(null)

  const go = (next: Found) => {
    setFound(next)
    const hit = next.hits[next.at]
    if (hit) show(hit.page)
  }
  const step = (by: 1 | -1) => {
    if (!found || found.hits.length === 0) return
    const { length } = found.hits
    go({ ...found, at: (found.at + by + length) % length })
  }
  const look = async (words: string) => {
    if (!pdf) return
    if (found?.words === words) return step(1)
    if (words.trim() === '') return setFound(null)
    setBusy(true)
    texts.current ??= readTexts(pdf)
    const hits = findHits(await texts.current.catch(() => []), words)
    setBusy(false)
    // From the page on that is shown, and around.
    const ahead = hits.findIndex((hit) => hit.page >= page)
    go({ words, hits, at: Math.max(ahead, 0) })
  }
  return { found, busy, look, step, forget: () => setFound(null) }
}

/** The pieces of text of each page, as the text layer numbers them. */
const readTexts = async (pdf: Pdf): Promise<string[][]> => {
  const pages: string[][] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')))
  }
  return pages
}
