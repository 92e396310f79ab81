'use client'

import type { Locale } from '@/domain/locale/locales'
import { type LandingDraft, LandingPreview } from './landing-preview'
import { type QuestionDraft, QuestionPreview } from './question-preview'

type Props =
  | { collection: 'questions'; question: QuestionDraft | null; total: number }
  | {
      collection: 'landing-pages' | 'landing-themes'
      id: string | null
      locale: Locale
      landing: LandingDraft | null
    }

/** A draft as visitors would see it, following the form beside it. */
export function Preview(props: Props) {
  return props.collection === 'questions' ? <QuestionPreview {...props} /> : <LandingPreview {...props} />
}
