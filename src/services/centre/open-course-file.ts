import { store } from '@/gateways/store/open-store'
import type { OpenStored } from '@/gateways/store/store'

/** A file of courses by the name that its document stores (cms/collections/course-files.ts); null: it is not there. */
export const openCourseFile = (name: string): Promise<OpenStored | null> =>
  store().open({ room: 'courses', name })
