import type { Locale } from '@/domain/locale/locales'
import type { Deps } from '../../deps'
import { sittingsOf } from '../../sittings/find-sitting'
import { rulesOf } from '../../sittings/kinds/rules-of'
import { formOf } from '../../sittings/pinned-form'
import { type SharedView, shareView } from '../view/share-view'
import { liveShareBy } from './live-share'
import { readSharable } from './read-sharable'

/**
 * A result as its owner shows it to everybody; null: it is not shared, or not any more. Whether it may be is asked each
 * time: a refund or the end of its report ends the page with it.
 */
export const openShared = async (
  deps: Deps,
  { token, locale }: { token: string; locale: Locale },
): Promise<SharedView | null> => {
  const link = await liveShareBy(deps.payload.db.drizzle, { token, now: deps.now() })
  const [sitting] = link ? await sittingsOf(deps, link.sittings as string[]) : []
  if (!link || !sitting) return null
  const sharable = await readSharable(deps, { sitting, locale })
  if (sharable.because !== null) return null
  const { shown, scoringVersion, title, brand, name } = sharable
  const form = formOf(sitting)
  const stored = { form, shown, locale, begunIn: sitting.locale, scoringVersion }
  const told = await rulesOf(form).reportScore(deps, stored)
  return shareView({
    told,
    locale,
    code: sitting.code,
    examId: sitting.examNumber,
    title,
    brand,
    name: link.showName ? name : null,
    finishedAt: new Date(sitting.confirmedAt ?? sitting.startedAt),
  })
}
