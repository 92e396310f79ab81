'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { useChange } from '@/ui/centre/use-change'
import { Button } from '@/ui/primitives/button'
import { ProblemNotice } from '../fields/problem-notice'
import styles from './data.module.css'
import { saveFile } from './save-file'

/** A copy of everything: one JSON file, and a picture beside it where there is one. */
export function ExportData({ token }: { token: string }) {
  const t = useTranslations('account.data')
  const hl = localeOfTag(useLocale())
  const { busy, problem, saved, make } = useChange()

  const save = () =>
    make(async () => {
      const { files, ...data } = await call('data.export', { body: { token, hl } })
      const day = data.made.slice(0, 10)
      saveFile({
        name: `my-data-${day}.json`,
        content: new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      })
      for (const { name, type, base64 } of files)
        saveFile({
          name,
          content: new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type }),
        })
    })

  return (
    <section className={styles.part}>
      <h2>{t('export.title')}</h2>
      <p>{t('export.text')}</p>
      {problem !== null && <ProblemNotice problem={problem} />}
      <p role="status">{saved && t('export.done')}</p>
      <Button variant="secondary" busy={busy && t('export.busy')} onClick={() => void save()}>
        {t('export.action')}
      </Button>
    </section>
  )
}
