import type { WordsPath } from '@/i18n/pick-words'
import { Abnormal } from '@/ui/sitting/abnormal/abnormal'
import { healthWords } from '../health-words'
import type { TestPageProps } from '../read-test-page'
import { testMetadata } from '../test-metadata'
import { TEST_WORDS, TestPage } from '../test-page'

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = testMetadata('abnormal')

export default function AbnormalPage(props: TestPageProps) {
  return (
    <TestPage route="abnormal" page={props} words={wordsOf}>
      {({ here }) => <Abnormal {...here} />}
    </TestPage>
  )
}

const wordsOf = ({ exam }: { exam: { kind: string } }): WordsPath[] => [
  ...TEST_WORDS,
  'test.abnormal',
  ...healthWords(exam.kind, ['health.help', 'health.delete']),
]
