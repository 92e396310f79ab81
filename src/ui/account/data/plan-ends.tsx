import { useFormatter, useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import type { Kept } from './data-screen'

type Props = { place: ScreenPlace; plan: NonNullable<Kept['plan']> }

/** That an erasure ends a plan with nothing back, and that cancelling it would not. */
export function PlanEnds({ place, plan: { title, until } }: Props) {
  const t = useTranslations('account.data.erase')
  const format = useFormatter()
  const day = until && format.dateTime(new Date(`${until}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <>
      <p>{t('planEnds', { title })}</p>
      {day && (
        <p>
          {t.rich('planInstead', {
            day,
            cancel: (chunks) => (
              <Link href={pathTo({ route: 'cancel', ...place })} prefetch={false}>
                {chunks}
              </Link>
            ),
          })}
        </p>
      )}
    </>
  )
}
