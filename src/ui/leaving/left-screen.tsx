import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import outcome from '../loading/outcome.module.css'
import { ButtonLink } from '../primitives/button-link'
import type { LeavingPlace } from './hidden-fields'
import { type Left, LeftPlan } from './left-plan'
import { NotDone } from './not-done'

type Props = {
  place: LeavingPlace
  /** null: nothing that this address tells can be shown. */
  told: { plans: readonly Left[] } | null
  failed: boolean
}

/** What was cancelled. It shows how it stands now, however often it is opened. */
export function LeftScreen({ place, told, failed }: Props) {
  const t = useTranslations('cancel.done')
  const { code, examId } = place
  return (
    <div className={outcome.outcome}>
      {told && told.plans.length === 0 && (
        <>
          <h1>{t('blindTitle')}</h1>
          <p>{t('blind')}</p>
        </>
      )}
      {!told && (
        <>
          <h1>{t('nothingTitle')}</h1>
          <p>{t('nothing')}</p>
        </>
      )}
      {failed && <NotDone problem="failed" />}
      {told?.plans.map((plan) => (
        <LeftPlan key={plan.number} place={place} plan={plan} />
      ))}
      <div className={outcome.actions}>
        {!told && <ButtonLink href={pathTo({ route: 'cancel', code, examId })}>{t('toForm')}</ButtonLink>}
        <ButtonLink href="/" variant="secondary">
          {t('home')}
        </ButtonLink>
      </div>
    </div>
  )
}
