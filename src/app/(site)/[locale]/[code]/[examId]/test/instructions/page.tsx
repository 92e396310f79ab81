import type { ComponentProps } from 'react'
import { readLowestPriceOf } from '@/content/prices'
import type { Locale } from '@/domain/locale/locales'
import type { WordsPath } from '@/i18n/pick-words'
import { Instructions } from '@/ui/sitting/instructions/instructions'
import { healthWords } from '../health-words'
import type { TestPageProps } from '../read-test-page'
import { testMetadata } from '../test-metadata'
import { TEST_WORDS, TestPage } from '../test-page'

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = testMetadata('instructions')

export default function InstructionsPage(props: TestPageProps) {
  return (
    <TestPage route="instructions" page={props} words={wordsOf} width="text">
      {({ here, place, exam }) => <Priced here={here} place={place} exam={exam} />}
    </TestPage>
  )
}

const wordsOf = ({ exam: { kind } }: { exam: { kind: string } }): WordsPath[] => [
  ...TEST_WORDS,
  'test.instructions',
  'test.device',
  ...healthWords(kind, ['health.help', 'health.age']),
  ...(kind === 'depression' || kind === 'psychology'
    ? ([`health.consent.${kind}`, 'health.ask'] as const)
    : []),
]

type PricedProps = Pick<ComponentProps<typeof Instructions>, 'exam'> & {
  here: { code: string; examId: number }
  place: { examId: number; locale: Locale }
}

async function Priced({ here, place, exam }: PricedProps) {
  return <Instructions place={here} exam={exam} price={await readLowestPriceOf(place)} />
}
