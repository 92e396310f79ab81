import { readPriceFrom } from '@/content/price-from'
import { Instructions } from '@/ui/test/instructions/instructions'
import { type TestPageProps, testMetadata } from '../read-test-page'
import { TestPage } from '../test-page'

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = testMetadata('instructions')

export default function InstructionsPage(props: TestPageProps) {
  return (
    <TestPage route="instructions" page={props} width="text">
      {async ({ here, place, exam }) => (
        <Instructions place={here} exam={exam} price={await readPriceFrom(place)} />
      )}
    </TestPage>
  )
}
