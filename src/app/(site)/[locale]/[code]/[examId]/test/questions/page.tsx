import { Words } from '@/i18n/words'
import { Missing } from '@/ui/message-screen/missing'
import { AutoScheme } from '@/ui/primitives/page'
import { QuestionScreen } from '@/ui/sitting/question/question-screen'
import { readTestPage, type TestPageProps } from '../read-test-page'
import { testMetadata } from '../test-metadata'
import { wordsOf } from './question-words'

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = testMetadata('questions')

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
