'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CallData } from '@/domain/api/calls'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { SITE_SETTINGS } from '@/domain/settings'
import { SECRET_DAYS } from '@/domain/tree-hole/reports'
import { call } from '@/ui/api/call'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from '../centre.module.css'
import { PlayLinks } from '../play/play-links'
import { useChange } from '../use-change'
import { Published } from './published'
import { SecretForm } from './secret-form'
import { keepProof } from './secret-proofs'
import { useOwnSecrets } from './use-own-secrets'

type Saved = CallData<'secret.save'>
type Taken = Extract<Saved, { taken: true }>
type Refused = Extract<Saved, { taken: false }>

/** Writing a secret. What was written stays until it has arrived. */
export function AddScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('treeHole')
  const hl = localeOfTag(useLocale())
  const { busy, problem, make } = useChange()
  const { own, reload } = useOwnSecrets()
  const [refused, setRefused] = useState<Refused | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const publish = (text: string) =>
    void make(async () => {
      setRefused(null)
      const saved = await call('secret.save', { body: { hl, text } })
      if (!saved.taken) return setRefused(saved)
      if (saved.token) keepProof({ id: saved.secret.id, token: saved.token })
      setTaken(saved)
      reload()
    })
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('meta.add')}</h1>
        <p className={styles.lead}>
          {t('rules.read')} {t('rules.time', { days: SECRET_DAYS })}
        </p>
        <PlayLinks place={place} current="treeHoleAdd" />
      </header>
      {taken ? (
        <Published
          help={taken.help}
          mineHref={pathTo({ route: 'treeHole', ...place })}
          onAnother={() => setTaken(null)}
        />
      ) : (
        <SecretForm
          most={refused?.most ?? own?.most ?? SITE_SETTINGS.treeHoleCharacters.default}
          busy={busy}
          refused={refused}
          problem={problem}
          onPublish={publish}
        />
      )}
    </div>
  )
}
