import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { Fold } from '@/ui/primitives/fold'
import { Notice } from '@/ui/primitives/notice'
import shared from '@/ui/report/shared/shared.module.css'
import styles from './certificate.module.css'

type Props = {
  place: ScreenPlace
  /** null: there is none with this number. */
  certificate: CallData<'certificate.check'> | null
  /** Where the keys are published. */
  keys: string
}

/** The public page of a certificate: everything that it states, or why nothing is told. It asks for no script. */
export function CertificateScreen({ place, certificate, keys }: Props) {
  const t = useTranslations('certificate.page')
  const state = certificate?.state ?? 'unknown'
  const told = certificate?.told
  return (
    <article className={shared.screen}>
      <header className={shared.head}>
        <h1 className={shared.heading}>{t(state)}</h1>
      </header>
      <Notice tone={state === 'valid' ? 'success' : 'info'} still>
        {t(`${state}Text`)}
      </Notice>
      {told && (
        <Card as="section" className={shared.card}>
          <h2 className={shared.title}>{told.title}</h2>
          <p className={styles.statement}>
            {told.name && <strong className={styles.name}>{told.name}</strong>} {told.statement}
          </p>
          <p className={styles.headline}>{told.headline}</p>
          <p>{told.interval}</p>
          <dl className={styles.rows}>
            {told.rows.map(({ name, said }) => (
              <div key={name} className={styles.row}>
                <dt className={shared.muted}>{name}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
          <p className={shared.note}>{told.note}</p>
        </Card>
      )}
      {certificate?.jws && (
        <Fold summary={t('key')}>
          <p>{t('keyText', { address: keys })}</p>
          <pre className={styles.jws}>{certificate.jws}</pre>
        </Fold>
      )}
      <p>
        <ButtonLink size="large" href={pathTo({ route: 'instructions', ...place })}>
          {t('take')}
        </ButtonLink>
      </p>
    </article>
  )
}
