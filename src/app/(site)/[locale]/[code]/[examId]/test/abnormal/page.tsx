import { Abnormal } from '@/ui/sitting/abnormal/abnormal'
import type { TestPageProps } from '../read-test-page'
import { testMetadata } from '../test-metadata'
import { TEST_WORDS, TestPage } from '../test-page'

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = testMetadata('abnormal')

export default function AbnormalPage(props: TestPageProps) {
  return (
    <TestPage route="abnormal" page={props} words={[...TEST_WORDS, 'test.abnormal']}>
      {({ here }) => <Abnormal {...here} />}
    </TestPage>
  )
}
