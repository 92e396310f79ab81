import type { ComponentProps } from 'react'
import { readLowestPriceOf } from '@/content/prices'
import type { Locale } from '@/domain/locale/locales'
import { Instructions } from '@/ui/sitting/instructions/instructions'
import type { TestPageProps } from '../read-test-page'
import { testMetadata } from '../test-metadata'
import { TEST_WORDS, TestPage } from '../test-page'

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = testMetadata('instructions')

export default function InstructionsPage(props: TestPageProps) {
  return (
    <TestPage
      route="instructions"
      page={props}
      words={[...TEST_WORDS, 'test.instructions', 'test.device']}
      width="text"
    >
      {({ here, place, exam }) => <Priced here={here} place={place} exam={exam} />}
    </TestPage>
  )
}

type PricedProps = Pick<ComponentProps<typeof Instructions>, 'exam'> & {
  here: { code: string; examId: number }
  place: { examId: number; locale: Locale }
}

async function Priced({ here, place, exam }: PricedProps) {
  return <Instructions place={here} exam={exam} price={await readLowestPriceOf(place)} />
}
