'use client'

import { useTranslations } from 'next-intl'
import { type Connection, useConnection } from '@/ui/browser/use-connection'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'

/**
 * While something is being paid: that the network is gone, and what to do once it is back. It stands beside the form and never
 * in its place, and nothing is loaded again by itself: what was typed stays until its writer decides.
 */
export function ConnectionNotice() {
  return <ConnectionTold connection={useConnection()} />
}

export function ConnectionTold({ connection }: { connection: Connection }) {
  const t = useTranslations('pay.payment')
  if (connection === 'steady') return null
  if (connection === 'lost') return <Notice tone="danger">{t('unstable')}</Notice>
  return (
    <Notice
      actions={
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      }
    >
      {t('backOnline')}
    </Notice>
  )
}
