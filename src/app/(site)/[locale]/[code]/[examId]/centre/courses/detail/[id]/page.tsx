import { readCoursePage } from '@/content/centre/course-page'
import { CoursePage } from '@/ui/centre/courses/course-page'
import { documentPage } from '../../../document-page'

const page = documentPage({
  route: 'courseDetail',
  words: [
    'courses.course',
    'courses.chapter',
    'courses.lock',
    'courses.state',
    'courses.tag',
    'courses.facts',
    'courses.pdf.link',
    'courses.formats',
    'courses.price',
    'courses.recording',
    'courses.attachments',
    'centre.list',
    'subscription.banner',
    'subscription.course',
    'subscription.lock',
    'subscription.open',
  ],
  read: readCoursePage,
  view: ({ found: { first, ...course }, place: { code, examId } }) => (
    <CoursePage place={{ code, examId }} course={course} first={first} />
  ),
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
