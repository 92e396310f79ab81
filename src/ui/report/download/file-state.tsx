'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import styles from '@/ui/loading/outcome.module.css'
import { useTooOftenOr } from '@/ui/loading/use-too-often'
import { Button } from '@/ui/primitives/button'
import { buttonClass } from '@/ui/primitives/button-class'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'

type File = CallData<'order.file'>
type Saving = { save: () => void; busy: boolean; problem: unknown; saved: boolean }
type Props = Saving & {
  /** null: it is not known yet. */
  file: File | null
  again: () => void
}

/** A file that is being drawn, could not be, or is there. */
export function FileState({ file, again, ...saving }: Props) {
  const t = useTranslations('download')
  if (!file || file.state === 'waiting') return <SpinnerWithWords>{t('drawing')}</SpinnerWithWords>
  if (file.state === 'drawn') return <Ready file={file} {...saving} />
  return (
    <Notice
      tone="danger"
      actions={
        <Button variant="secondary" onClick={again}>
          {t('again')}
        </Button>
      }
    >
      {t('drawFailed')}
    </Notice>
  )
}

function Ready({ file, save, busy, problem, saved }: Saving & { file: File }) {
  const t = useTranslations('download')
  const format = useFormatter()
  const told = useTooOftenOr()
  const size = format.number(Math.max(1, Math.round((file.bytes ?? 0) / 1000)))
  return (
    <>
      <p role="status">{t('ready', { pages: file.pages ?? 0, size })}</p>
      {problem !== null && <Notice tone="danger">{told(problem, t('saveFailed'))}</Notice>}
      {saved && <Notice tone="success">{t('saved', { name: file.name })}</Notice>}
      <div className={styles.actions}>
        <Button busy={busy && t('saving')} onClick={save}>
          {t('save')}
        </Button>
        <a className={buttonClass({ variant: 'secondary' })} href={file.view}>
          {t('view')}
        </a>
      </div>
    </>
  )
}
