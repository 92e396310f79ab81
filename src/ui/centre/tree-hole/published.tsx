'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/ui/primitives/button'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import styles from '../centre.module.css'
import { CrisisHelp } from './crisis-help'
import own from './tree-hole.module.css'

type Props = {
  /** The writer may be in danger: help comes first, and only here. */
  help: boolean
  mineHref: string
  onAnother: () => void
}

/** A secret has arrived. */
export function Published({ help, mineHref, onAnother }: Props) {
  const t = useTranslations('treeHole')
  return (
    <div ref={bringIntoView} tabIndex={-1} className={own.form}>
      {help && <CrisisHelp />}
      <Notice tone={help ? 'info' : 'success'}>{t('published')}</Notice>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" href={mineHref}>
          {t('toMine')}
        </ButtonLink>
        <Button variant="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}

const bringIntoView = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
