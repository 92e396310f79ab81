import { useFormatter, useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { numberInFours } from '@/domain/orders/number-in-fours'
import { LEAVING_REASONS } from '@/domain/subscriptions/terms'
import outcome from '../loading/outcome.module.css'
import { Button } from '../primitives/button'
import { SelectField } from '../primitives/select-field'
import { formOf } from './form-of'
import { HiddenFields, type LeavingPlace } from './hidden-fields'
import styles from './leaving.module.css'

export type Left = CallData<'unsubscribe.cancel'>['plans'][number] & {
  /** `stopped`: open to its end as well, and nobody takes that back. */
  state: 'cancelled' | 'stopped' | 'ended' | { renewsAt: string | null }
  /** Nobody has said yet why they left. */
  mayTellWhy: boolean
}

/** The receipt of one plan: printed, it says all that the mail says. */
export function LeftPlan({ place, plan }: { place: LeavingPlace; plan: Left }) {
  const t = useTranslations('cancel.done')
  const format = useFormatter()
  const { state, zone } = plan
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeZone: zone })
  const instant = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'long', timeZone: zone })
  if (typeof state === 'object')
    return (
      <>
        <h1>{t('renewsTitle')}</h1>
        <p>{state.renewsAt ? t('renews', { day: day(state.renewsAt) }) : t('renewsNoCharge')}</p>
      </>
    )
  const facts = [
    [t('plan'), plan.title],
    [t('number'), numberInFours(plan.number)],
    [t('at'), instant(plan.cancelledAt)],
    [t(state === 'ended' ? 'ended' : 'until'), day(plan.endsAt)],
    [t('mailedTo'), plan.mailedTo],
  ]
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{state === 'ended' ? t('textEnded') : t('text', { day: day(plan.endsAt) })}</p>
      <dl className={outcome.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'cancelled' && plan.token && (
        <form {...formOf('unsubscribe.undo')} className={styles.form}>
          <HiddenFields place={place} token={plan.token} />
          <p>{t('undoText', { day: day(plan.endsAt) })}</p>
          <div>
            <Button type="submit" variant="secondary">
              {t('undo')}
            </Button>
          </div>
        </form>
      )}
      {plan.token && (plan.mayTellWhy ? <Why place={place} token={plan.token} /> : <p>{t('thanks')}</p>)}
    </>
  )
}

function Why({ place, token }: { place: LeavingPlace; token: string }) {
  const t = useTranslations('cancel.done')
  return (
    <form {...formOf('unsubscribe.reason')} className={styles.form}>
      <HiddenFields place={place} token={token} />
      <SelectField
        name="reason"
        label={t('why')}
        optional={t('optional')}
        options={LEAVING_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <div>
        <Button type="submit" variant="secondary">
          {t('tell')}
        </Button>
      </div>
    </form>
  )
}
