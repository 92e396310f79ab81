import { listTests } from '@/content/centre/tests'
import { readListPageSize } from '@/content/list-page-size'
import { TestList } from '@/ui/centre/tests/test-list'
import { centrePage } from '../../centre-page'

const page = centrePage({
  route: 'testList',
  title: 'explore.meta.testList',
  words: ['explore.meta', 'explore.tests', 'centre.list'],
  screen: async ({ locale, code, examId }) => (
    <TestList
      place={{ code, examId }}
      tests={await listTests({ locale, code })}
      size={await readListPageSize()}
    />
  ),
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
