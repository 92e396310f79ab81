import type { Metadata } from 'next'
import { readCoursePage } from '@/content/centre/course-page'
import { CoursePdfPage } from '@/ui/centre/pdf/course-pdf-page'
import { documentPage } from '../../../document-page'
import type { DocumentProps } from '../../../read-document'

const page = documentPage({
  route: 'coursePdf',
  words: [
    'courses.pdf',
    'courses.chapter',
    'courses.lock',
    'courses.price',
    'courses.state',
    'centre.list',
    'subscription.banner',
    'subscription.course',
    'subscription.lock',
    'subscription.open',
  ],
  read: readCoursePage,
  view: ({ found: { first: _, ...course }, place: { code, examId } }) => (
    <CoursePdfPage place={{ code, examId }} course={course} />
  ),
})

export const revalidate = 300
export const generateStaticParams = () => []
/** What it shows is found as text, on the page of the course. */
export const generateMetadata = async (props: DocumentProps): Promise<Metadata> => ({
  ...(await page.metadata(props)),
  robots: { index: false, follow: true },
})
export default page.Page
