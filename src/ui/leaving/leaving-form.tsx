import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import outcome from '../loading/outcome.module.css'
import { Link } from '../navigation/link'
import { Button } from '../primitives/button'
import { TextField } from '../primitives/text-field'
import { formOf } from './form-of'
import { HiddenFields, type LeavingPlace } from './hidden-fields'
import styles from './leaving.module.css'
import { NotDone } from './not-done'

/** What was typed into a form that was refused, and why. */
export type Typed = { problem: string; key: string; email: string }

const OF_THE_FIELD = ['planNotFound', 'malformed']

/** The first step: who leaves. Nothing but this one field is asked. */
export function LeavingForm({ place, typed }: { place: LeavingPlace; typed: Typed | null }) {
  const t = useTranslations('cancel')
  const wrong = typed !== null && OF_THE_FIELD.includes(typed.problem)
  return (
    <div className={outcome.outcome}>
      <h1>{t('form.title')}</h1>
      <p>{t('form.text')}</p>
      <form {...formOf('unsubscribe.check')} className={styles.form}>
        <HiddenFields place={place} />
        <TextField
          id="leaving-key"
          name="key"
          label={t('form.key')}
          hint={t('form.keyHint')}
          error={
            wrong && t(typed.problem === 'planNotFound' ? 'problems.planNotFound' : 'problems.malformed')
          }
          defaultValue={typed?.key}
          autoFocus={wrong}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          required
        />
        {wrong && typed.problem === 'planNotFound' && <p>{t('problems.planNotFoundHint')}</p>}
        {typed && !wrong && <NotDone problem={typed.problem} />}
        <Button type="submit" size="large">
          {t('form.next')}
        </Button>
      </form>
      <p className={outcome.muted}>
        {t.rich('form.withdraw', {
          withdraw: (words) => (
            <Link href={`${pathTo({ route: 'cancel', ...placeOf(place) })}?do=withdraw`} prefetch={false}>
              {words}
            </Link>
          ),
        })}
      </p>
      <p className={outcome.muted}>
        {t.rich('form.support', {
          support: (words) => (
            <Link href={pathTo({ route: 'support', ...placeOf(place) })} prefetch={false}>
              {words}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}

const placeOf = ({ code, examId }: LeavingPlace) => ({ code, examId })
