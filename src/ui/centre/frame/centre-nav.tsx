import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { RouteId } from '@/domain/routing/routes'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from './frame.module.css'
import { PlaceIcon } from './place-icon'
import { currentIn, PLACES } from './places'

/** A bar at the bottom of a phone, a rail at the left of a desk. The same places for everybody. */
export function CentreNav({ place, route }: { place: ScreenPlace; route: RouteId }) {
  const t = useTranslations('centre.frame')
  return (
    <nav aria-label={t('places')} className={styles.nav}>
      <ul className={styles.places}>
        {PLACES.map((each) => (
          <li key={each.id} className={styles.place}>
            <Link
              href={pathTo({ route: each.route, ...place })}
              aria-current={currentIn(each, route)}
              className={styles.link}
            >
              <PlaceIcon id={each.id} className={styles.icon} />
              <span>{t(each.id)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
