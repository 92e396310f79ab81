import { createElement } from 'react'
import type { Locale } from '@/domain/locale/locales'
import { DepressionReport } from '@/ui/report/questionnaire/depression-report'
import { EqReport } from '@/ui/report/questionnaire/eq-report'
import { LeftRightReport } from '@/ui/report/questionnaire/left-right-report'
import { PsychologyReport } from '@/ui/report/questionnaire/psychology-report'
import type { QuestionnaireReport } from '@/ui/report/questionnaire/questionnaire-report'
import { Types16Report } from '@/ui/report/questionnaire/types16-report'
import { QuestionnaireTeaser } from '@/ui/report/teaser/questionnaire-teaser'
import { render } from '../ui-checkout/render'

export const place = { code: 'main', examId: 2 }

const VIEWS = {
  types16: Types16Report,
  eq: EqReport,
  left_right: LeftRightReport,
  depression: DepressionReport,
  psychology: PsychologyReport,
}

/** Spaces of one kind, so that a text of the seed can be looked for as it stands there. */
const plain = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/[\s\u00a0\u202f]+/g, ' ')

export const shown = async (locale: Locale, report: QuestionnaireReport) => {
  const { html, text, messages } = await render({
    locale,
    screen: createElement(VIEWS[report.examKind], { place, report }),
  })
  return { html, text: plain(text), messages }
}

type Teaser = Parameters<typeof QuestionnaireTeaser>[0]

export const shownFree = async (
  locale: Locale,
  { openParts = [], sellableParts = [], ...given }: Pick<Teaser, 'free'> & Partial<Teaser>,
) => {
  const screen = createElement(QuestionnaireTeaser, { place, openParts, sellableParts, ...given })
  const { html, text } = await render({ locale, screen })
  return { html, text: plain(text) }
}

/** What of these texts does not stand there. */
export const lacking = (text: string, said: readonly (string | null | undefined)[]) =>
  said.filter((each) => each && !text.includes(plain(each)))
