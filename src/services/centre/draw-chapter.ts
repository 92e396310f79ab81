import { createTranslator } from 'next-intl'
import type { TextBlock } from '@/domain/api/text-block'
import { type Locale, tagOf } from '@/domain/locale/locales'
import type { PdfDocument } from '@/gateways/pdf/pdf-document'
import { renderPdf } from '@/gateways/pdf/render-pdf'
import { readMessages } from '@/i18n/messages'

type Source = {
  authors: string
  year: number
  title: string
  published: string | null
  address: string | null
}
type Chapter = {
  locale: Locale
  course: { title: string; author: string; chapters: number; sources: readonly Source[] }
  chapter: { number: number; title: string; blocks: readonly TextBlock[] }
}

/** A chapter of a course as a PDF file. Whether the reader may have it is the caller's to know. */
export const drawChapter = async (chapter: Chapter): Promise<Uint8Array> =>
  renderPdf(await printedChapter(chapter))

/** What is printed of a chapter. */
export const printedChapter = async ({ locale, course, chapter }: Chapter): Promise<PdfDocument> => {
  const messages = await readMessages(locale)
  const t = createTranslator({ locale: tagOf(locale), messages, namespace: 'courses' })
  const { number, title, blocks } = chapter
  return {
    locale,
    title,
    author: course.author,
    above: `${course.title} · ${t('chapter.position', { number, chapters: course.chapters })}`,
    header: `${course.title} · ${title}`,
    footer: t('pdf.position', { page: '{page}', pages: '{pages}' }),
    blocks,
    sources: { title: t('course.sources'), items: course.sources.map(citationOf) },
  }
}

/** As the page of the chapter shows it (ui/centre/reading/sources.tsx). */
const citationOf = ({
  authors,
  year,
  title,
  published,
  address,
}: Source): PdfDocument['sources']['items'][number] => {
  const words = /[.?!]$/.test(title) ? title : `${title}.`
  const plain = { bold: false, italic: false, href: null }
  return [
    { ...plain, text: `${authors} (${year}). ` },
    { ...plain, text: words, href: address },
    ...(published ? [{ ...plain, text: ` ${published}.` }] : []),
  ]
}
