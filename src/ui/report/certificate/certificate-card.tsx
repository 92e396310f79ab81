'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { LoadFailed } from '@/ui/loading/load-failed'
import { useTooOftenOr } from '@/ui/loading/use-too-often'
import { Button } from '@/ui/primitives/button'
import { buttonClass } from '@/ui/primitives/button-class'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { Checkbox } from '@/ui/primitives/checkbox'
import { classes } from '@/ui/primitives/classes'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { TextField } from '@/ui/primitives/text-field'
import styles from '../report.module.css'
import { useCertificate } from './use-certificate'

type Props = { orderNumber: string }

/** "Your certificate": nobody sees anything of it until its owner makes one, and no name until they switch it on. */
export function CertificateCard({ orderNumber }: Props) {
  const t = useTranslations('certificate.card')
  const { data, error, reload, ...setting } = useCertificate(orderNumber)
  if (data?.because && data.because !== 'unmeasured') return null
  return (
    <Card as="section" aria-labelledby="certificate-title" className={classes(styles.section, styles.offer)}>
      <h2 id="certificate-title" className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.words}>{data?.because ? t('unmeasured') : t('text')}</p>
      {error ? (
        <LoadFailed retry={t('retry')} onRetry={reload} problem={error}>
          {t('loadFailed')}
        </LoadFailed>
      ) : data ? (
        !data.because && <Setting {...setting} state={data} />
      ) : (
        <SpinnerWithWords>{t('loading')}</SpinnerWithWords>
      )}
    </Card>
  )
}

type SettingProps = Pick<ReturnType<typeof useCertificate>, 'hl' | 'set' | 'busy' | 'problem'> & {
  state: CallData<'certificate.state'>
}

function Setting({ state, hl, set, busy, problem }: SettingProps) {
  const t = useTranslations('certificate.card')
  const told = useTooOftenOr()
  const { certificate, name } = state
  const failed = problem !== null && <Notice tone="danger">{told(problem, t('failed'))}</Notice>
  if (!certificate) {
    return (
      <>
        <p className={styles.muted}>{t('empty')}</p>
        {failed}
        <div className={styles.actions}>
          <Button busy={busy && t('making')} onClick={() => void set()}>
            {t('make')}
          </Button>
        </div>
      </>
    )
  }
  const { path, file, showsName, hidden } = certificate
  return (
    <>
      <TextField
        readOnly
        label={t('link')}
        value={new URL(path, window.location.origin).href}
        onFocus={({ target }) => target.select()}
      />
      {name ? (
        <Checkbox
          label={t('name', { name })}
          checked={showsName}
          aria-busy={busy}
          onChange={({ target }) => !busy && void set({ showsName: target.checked })}
        />
      ) : (
        <p className={styles.muted}>{t('noName')}</p>
      )}
      <Checkbox
        label={t('hide')}
        checked={hidden}
        aria-busy={busy}
        onChange={({ target }) => !busy && void set({ hidden: target.checked })}
      />
      {failed}
      <div className={styles.actions}>
        <a className={buttonClass({ variant: 'primary' })} href={`${file}?hl=${hl}`}>
          {t('file')}
        </a>
        <ButtonLink variant="secondary" href={path} prefetch={false}>
          {t('open')}
        </ButtonLink>
      </div>
    </>
  )
}
