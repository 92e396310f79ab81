import { isQuestionnaire } from '@/domain/exam/is-questionnaire'
import type { WordsPath } from '@/i18n/pick-words'
import { Words } from '@/i18n/words'
import { Missing } from '@/ui/message-screen/missing'
import { AutoScheme } from '@/ui/primitives/page'
import { QuestionScreen } from '@/ui/sitting/question/question-screen'
import { readTestPage, type TestPageProps } from '../read-test-page'
import { testMetadata } from '../test-metadata'
import { healthWords } from '../test-page'

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = testMetadata('questions')

const WORDS = ['passing', 'test.common', 'test.question', 'test.device'] as const
const STATEMENT_WORDS = [
  'questionnaire.scale',
  'questionnaire.frequency',
  'questionnaire.bipolar',
  'questionnaire.situation',
] as const

/** No header and no footer: nothing but the question. */
export default async function QuestionsPage(props: TestPageProps) {
  const { found, path } = await readTestPage('questions', props)
  if (!found) return <Missing path={path} />
  const { place, exam } = found
  return (
    <AutoScheme>
      <Words of={wordsOf(exam.kind)} kind={exam.kind}>
        <QuestionScreen code={place.code} examId={place.examId} encouragements={exam.encouragements} />
      </Words>
    </AutoScheme>
  )
}

const wordsOf = (kind: string): WordsPath[] => [
  ...WORDS,
  ...(isQuestionnaire(kind) ? STATEMENT_WORDS : []),
  ...healthWords(kind, ['health.help']),
  ...(kind === 'map' ? (['health.offer'] as const) : []),
]
