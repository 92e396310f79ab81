import { Calculating } from '@/ui/sitting/calculating/calculating'
import type { TestPageProps } from '../read-test-page'
import { testMetadata } from '../test-metadata'
import { TEST_WORDS, TestPage } from '../test-page'

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = testMetadata('calculating')

export default function CalculatingPage(props: TestPageProps) {
  return (
    <TestPage route="calculating" page={props} words={[...TEST_WORDS, 'test.calculating']}>
      {({ here, exam }) => <Calculating {...here} kind={exam.kind} />}
    </TestPage>
  )
}
