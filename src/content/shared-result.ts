import type { Locale } from '@/domain/locale/locales'
import { depsOf } from '@/services/deps'
import { openShared } from '@/services/reports/share/open-shared'
import type { SharedView } from '@/services/reports/view/share-view'
import { getPayloadClient } from './payload'

/**
 * What the public page of a result tells; null: it is not shared, or not any more. Never cached: whoever stops sharing is
 * obeyed at once.
 * @param code,examId of the page's address, which must be those of the result.
 */
export const readSharedResult = async (at: {
  token: string
  locale: Locale
  code: string
  examId: number
}): Promise<SharedView | null> => {
  const { token, locale } = at
  const view = await openShared(depsOf(await getPayloadClient()), { token, locale })
  return view && view.code === at.code && view.examId === at.examId ? view : null
}
