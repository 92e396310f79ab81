'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { AddressField } from '../../primitives/address-field'
import { Button } from '../../primitives/button'
import { SpinnerWithWords } from '../../primitives/spinner-with-words'
import { VisuallyHidden } from '../../primitives/visually-hidden'
import { Agreement } from '../email/agreement'
import { EmailProblem } from '../email/email-problem'
import { SendLink } from '../email/send-link'
import type { SittingView } from '../sitting-view'
import { TryAgain } from '../try-again'
import { NameFields } from './name-fields'
import { OptionalFields } from './optional-fields'
import styles from './person.module.css'
import { type PersonProps, usePerson } from './use-person'
import { useTold } from './use-told'

type Props = { place: ScreenPlace; sitting: SittingView; onSaved: (sitting: SittingView) => void }

/** Who a result of the 16 types is for, filled in with what was told before. */
export function PersonForm(props: Props) {
  const t = useTranslations()
  const read = useTold(props.sitting)
  if (read.phase === 'ready') return <Form {...props} told={read.told} onTold={read.keep} />
  if (read.phase === 'failed') {
    return (
      <div className={styles.form}>
        <h1>{t('questionnaire.person.title')}</h1>
        <TryAgain problem={read.problem} onRetry={read.retry} />
      </div>
    )
  }
  return (
    <>
      <h1>
        <VisuallyHidden>{t('questionnaire.person.title')}</VisuallyHidden>
      </h1>
      <SpinnerWithWords centred>{t('test.common.opening')}</SpinnerWithWords>
    </>
  )
}

function Form(props: PersonProps) {
  const t = useTranslations('questionnaire.person')
  const form = useRef<HTMLFormElement>(null)
  const { written, change, errors, busy, problem, submit, locale } = usePerson({ ...props, form })
  const fields = { written, errors, onChange: change }
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('why')}</p>
      </header>
      <NameFields {...fields} locale={locale} />
      <AddressField
        required
        label={t('email')}
        value={written.email}
        onChange={({ target }) => change({ email: target.value })}
        error={errors.email && t('errors.email')}
      />
      <OptionalFields {...fields} />
      <Agreement
        place={props.place}
        agreed={written.agreed}
        onChange={(agreed) => change({ agreed })}
        missing={errors.agreed !== undefined}
      />
      <SendLink wanted={written.link} onChange={(link) => change({ link })} />
      <EmailProblem place={props.place} sitting={props.sitting} problem={problem} />
      <Button type="submit" size="large" wide busy={busy && t('saving')}>
        {t('submit')}
      </Button>
    </form>
  )
}
