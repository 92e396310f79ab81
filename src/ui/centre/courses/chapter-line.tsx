import { classes } from '@/ui/primitives/classes'
import styles from './course.module.css'
import type { CourseDetail, ShownCourse } from './course-shapes'

type Props = {
  chapters: ShownCourse['chapterList']
  number: number
  detail: CourseDetail | null
}

/** The course as a thin line of its chapters: those that are finished, and the one that is read. The words beside it say the same. */
export function ChapterLine({ chapters, number, detail }: Props) {
  const finished = new Set(
    detail?.chapterList.filter((chapter) => chapter.finished).map((chapter) => chapter.number),
  )
  return (
    <div className={styles.line} aria-hidden="true">
      {chapters.map((chapter) => (
        <span
          key={chapter.number}
          className={classes(
            styles.part,
            finished.has(chapter.number) && styles.past,
            chapter.number === number && styles.here,
          )}
        />
      ))}
    </div>
  )
}
