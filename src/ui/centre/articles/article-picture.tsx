import type { ReactNode } from 'react'
import type { ArticleCategory } from '@/domain/centre/content'

/** What an article is about, in a few lines. */
export function ArticlePicture({ category }: { category: ArticleCategory }) {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        {DRAWINGS[category]}
      </g>
    </svg>
  )
}

/** Research is points around a line, a test the curve with a place on it, advice two who talk, treatment steps, health a night. */
const DRAWINGS: Record<ArticleCategory, ReactNode> = {
  science: (
    <>
      <path d="M24 14v44h50" opacity="0.45" />
      <path d="m28 52 42-32" />
      <g fill="currentColor" stroke="none">
        <circle cx="34" cy="43" r="2" />
        <circle cx="41" cy="46" r="2" />
        <circle cx="47" cy="33" r="2" />
        <circle cx="56" cy="35" r="2" />
        <circle cx="62" cy="22" r="2" />
      </g>
    </>
  ),
  test: (
    <>
      <path d="M20 56h56" opacity="0.45" />
      <path d="M20 54c14 0 17-34 28-34s14 34 28 34" />
      <path d="M58 14v42" strokeDasharray="2 3" />
      <circle cx="58" cy="31" r="3.5" fill="currentColor" stroke="none" />
    </>
  ),
  consultation: (
    <>
      <path d="M22 18h30a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H34l-7 6v-6h-5a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4Z" />
      <path d="M62 32h12a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-4v6l-7-6H50a4 4 0 0 1-4-4v-2" />
      <path d="M26 25h20M26 31h13" opacity="0.45" />
    </>
  ),
  treatment: (
    <>
      <path d="M20 56h14V46h14V36h14V26h14" />
      <path d="M20 60h56" opacity="0.45" />
      <circle cx="69" cy="17" r="4" fill="currentColor" stroke="none" />
    </>
  ),
  mental_health: (
    <>
      <path d="M56 16a16 16 0 1 0 12 26 14 14 0 0 1-12-26Z" />
      <path d="M18 58c8-5 14-5 20 0s12 5 20 0 12-5 20 0" opacity="0.45" />
      <g fill="currentColor" stroke="none">
        <circle cx="72" cy="20" r="1.75" />
        <circle cx="28" cy="24" r="1.75" />
        <circle cx="78" cy="33" r="1.25" />
      </g>
    </>
  ),
}
