import type { WordsPath } from '@/i18n/pick-words'
import { EmailScreen } from '@/ui/sitting/email/email-screen'
import { isHealth } from '@/ui/sitting/health-kinds'
import type { TestPageProps } from '../read-test-page'
import { testMetadata } from '../test-metadata'
import { TEST_WORDS, TestPage } from '../test-page'

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = testMetadata('email')

export default function EmailPage(props: TestPageProps) {
  return (
    <TestPage route="email" page={props} words={wordsOf}>
      {({ here }) => <EmailScreen {...here} />}
    </TestPage>
  )
}

const wordsOf = ({ exam }: { exam: { kind: string } }): WordsPath[] => [
  ...TEST_WORDS,
  'test.email',
  ...(isHealth(exam.kind) ? (['health.email', 'health.help'] as const) : []),
  ...(exam.kind === 'types16' ? (['questionnaire.person'] as const) : []),
]
