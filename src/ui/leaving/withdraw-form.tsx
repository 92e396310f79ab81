import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import outcome from '../loading/outcome.module.css'
import { Link } from '../navigation/link'
import { AddressField } from '../primitives/address-field'
import { Button } from '../primitives/button'
import { TextField } from '../primitives/text-field'
import { formOf } from './form-of'
import { HiddenFields, type LeavingPlace } from './hidden-fields'
import styles from './leaving.module.css'
import type { Typed } from './leaving-form'
import { NotDone } from './not-done'

/** The statement by which one withdraws from a contract, of a plan or of anything else that was bought. */
export function WithdrawForm({ place, typed }: { place: LeavingPlace; typed: Typed | null }) {
  const t = useTranslations('cancel')
  const { code, examId } = place
  const isMalformed = typed?.problem === 'malformed'
  return (
    <div className={outcome.outcome}>
      <h1>{t('withdraw.title')}</h1>
      <p>{t('withdraw.text')}</p>
      <form {...formOf('unsubscribe.withdraw')} className={styles.form}>
        <HiddenFields place={place} />
        <TextField
          id="withdraw-number"
          name="number"
          label={t('withdraw.number')}
          hint={t('withdraw.numberHint')}
          defaultValue={typed?.key}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <AddressField
          id="withdraw-email"
          label={t('withdraw.email')}
          error={isMalformed && t('problems.withdrawMalformed')}
          defaultValue={typed?.email}
          required
        />
        {typed && !isMalformed && <NotDone problem={typed.problem} />}
        <Button type="submit" size="large">
          {t('withdraw.confirm')}
        </Button>
      </form>
      <p className={outcome.muted}>
        <Link href={pathTo({ route: 'cancel', code, examId })} prefetch={false}>
          {t('withdraw.toCancel')}
        </Link>
      </p>
    </div>
  )
}
