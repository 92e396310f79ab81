'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Locale } from '@/domain/locale/locales'
import { useCopy } from '@/ui/browser/use-copy'
import { Button } from '@/ui/primitives/button'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Checkbox } from '@/ui/primitives/checkbox'
import { TextField } from '@/ui/primitives/text-field'
import sections from '../report.module.css'
import styles from './share.module.css'
import type { Share } from './use-share'

type Props = {
  share: Share
  hl: Locale
  busy: boolean
  /** It was made just now, by a button that is gone. */
  focused: boolean
  /** The name is to be shown, or not any more. */
  onName: (shown: boolean) => void
}

/** What others see, the link to it, and whether it names its owner. */
export function SharedLink({ share, hl, busy, focused, onName }: Props) {
  const t = useTranslations('share.card')
  const { token, path, showName, name } = share
  // Its own address for each of the two pictures: they may be kept for some minutes.
  const picture = `/api/exam/report/shared/${token}/picture.png?hl=${hl}&name=${showName ? 1 : 0}`
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: drawn in its size, not optimized again (next.config) */}
      <img src={picture} alt={t('preview')} width={1200} height={630} className={styles.picture} />
      <LinkField url={new URL(path, window.location.origin).href} focused={focused} />
      {name ? (
        <Checkbox
          label={t('name', { name })}
          checked={showName}
          aria-busy={busy}
          onChange={({ target }) => !busy && onName(target.checked)}
        />
      ) : (
        <p className={sections.muted}>{t('noName')}</p>
      )}
      <p>
        <ButtonLink variant="secondary" size="small" href={path} prefetch={false}>
          {t('open')}
        </ButtonLink>
      </p>
    </>
  )
}

function LinkField({ url, focused }: { url: string } & Pick<Props, 'focused'>) {
  const t = useTranslations('share.card')
  const field = useRef<HTMLDivElement>(null)
  const input = () => field.current?.querySelector('input')
  const { told, copy } = useCopy(() => {
    input()?.focus()
    input()?.select()
  })
  useEffect(() => {
    if (focused) field.current?.querySelector('input')?.focus()
  }, [focused])
  return (
    <div className={styles.link}>
      <div ref={field}>
        <TextField readOnly label={t('label')} value={url} onFocus={() => input()?.select()} />
      </div>
      <div className={sections.actions}>
        <Button onClick={() => void copy(url)}>{t('copy')}</Button>
        {typeof navigator.share === 'function' && (
          // Given up, or refused: the link is still shown.
          <Button variant="secondary" onClick={() => void navigator.share({ url }).catch(() => {})}>
            {t('send')}
          </Button>
        )}
      </div>
      <p role="status" className={styles.told}>
        {told && t(told)}
      </p>
    </div>
  )
}
