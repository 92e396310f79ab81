import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { parseCurrency } from '@/domain/money/currencies'
import { formatMoney } from '@/domain/money/format-money'
import { numberInFours } from '@/domain/orders/number-in-fours'
import { pathTo } from '@/domain/routing/path-to'
import outcome from '../loading/outcome.module.css'
import { ButtonLink } from '../primitives/button-link'
import type { LeavingPlace } from './hidden-fields'

type Props = { place: LeavingPlace; told: Omit<CallData<'unsubscribe.withdraw'>, 'token'> }

/** What came of a withdrawal; a refusal says by what, and who to write to. */
export function WithdrawalTold({ place, told }: Props) {
  const t = useTranslations('cancel.withdrawal')
  const format = useFormatter()
  const locale = useLocale()
  const { code, examId } = place
  const { outcome: what, amount } = told
  const number = numberInFours(told.number)
  const currency = parseCurrency(amount?.currency)
  const total =
    amount && amount.amount > 0 && currency ? formatMoney({ amount: amount.amount, currency }, locale) : null
  const exact = what === 'withdrawn' ? ({ timeStyle: 'long' } as const) : {}
  const at = told.at
    ? format.dateTime(new Date(told.at), { dateStyle: 'long', ...exact, timeZone: 'UTC' })
    : ''
  return (
    <div className={outcome.outcome}>
      <h1>{t(`${what}.title`)}</h1>
      <p>{t(`${what}.text`, { number, at })}</p>
      {what === 'withdrawn' && total && <p>{t('goesBack', { total })}</p>}
      {what === 'withdrawn' && <p>{t('receipt', { email: told.mailedTo })}</p>}
      <div className={outcome.actions}>
        {what !== 'withdrawn' && (
          <ButtonLink href={pathTo({ route: 'support', code, examId })}>{t('support')}</ButtonLink>
        )}
        <ButtonLink href="/" variant="secondary">
          {t('home')}
        </ButtonLink>
      </div>
    </div>
  )
}
