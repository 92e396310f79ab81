import { Confirm } from '@/ui/sitting/confirm/confirm'
import type { TestPageProps } from '../read-test-page'
import { testMetadata } from '../test-metadata'
import { TEST_WORDS, TestPage } from '../test-page'

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = testMetadata('confirm')

export default function ConfirmPage(props: TestPageProps) {
  return (
    <TestPage route="confirm" page={props} words={[...TEST_WORDS, 'test.confirm']}>
      {({ here }) => <Confirm {...here} />}
    </TestPage>
  )
}
