import { useFormatter, useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { pathTo } from '@/domain/routing/path-to'
import outcome from '../loading/outcome.module.css'
import { Link } from '../navigation/link'
import { Button } from '../primitives/button'
import { formOf } from './form-of'
import { HiddenFields, type LeavingPlace } from './hidden-fields'
import styles from './leaving.module.css'

type Plan = CallData<'unsubscribe.check'>['plans'][number]
export type ConfirmPlan = Plan & { endsNow: boolean }

type Props = {
  place: LeavingPlace
  ticket: string
  /** None where it is not told whether there is one. */
  plans: readonly ConfirmPlan[]
}

/** The second step: what will happen, and the one button that does it. */
export function ConfirmLeaving({ place, ticket, plans }: Props) {
  const t = useTranslations('cancel.confirm')
  const format = useFormatter()
  const { code, examId } = place
  const dayOf = ({ endsAt, zone }: Plan) =>
    format.dateTime(new Date(endsAt), { dateStyle: 'long', timeZone: zone })
  return (
    <div className={outcome.outcome}>
      <h1>{t('title')}</h1>
      {plans.length === 0 && <p>{t('blind')}</p>}
      {plans.map((plan) => (
        <section key={`${plan.title} ${plan.endsAt}`} className={styles.plan}>
          <h2>{plan.title}</h2>
          <ul className={styles.facts}>
            <li>{t('nothingCharged')}</li>
            <li>{plan.endsNow ? t('endsNow') : t('openUntil', { day: dayOf(plan) })}</li>
            <li>{t('receipt')}</li>
          </ul>
        </section>
      ))}
      <form {...formOf('unsubscribe.cancel')} className={styles.form}>
        <HiddenFields place={place} ticket={ticket} />
        <Button type="submit" size="large">
          {t('now')}
        </Button>
      </form>
      <p className={outcome.muted}>
        <Link href={`${pathTo({ route: 'cancel', code, examId })}?other=1`} prefetch={false}>
          {t('other')}
        </Link>
      </p>
    </div>
  )
}
