import type { ReactNode } from 'react'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import styles from './outcome.module.css'

type Props = {
  children: ReactNode
  retry: ReactNode
  onRetry: () => void
  /** The heading of a screen of which nothing else can be shown. */
  heading?: ReactNode
}

/** What could not be loaded, and a button that tries again. */
export function LoadFailed({ children, retry, onRetry, heading }: Props) {
  const notice = (
    <Notice
      tone="danger"
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Notice>
  )
  return heading ? (
    <div className={styles.outcome}>
      <h1>{heading}</h1>
      {notice}
    </div>
  ) : (
    notice
  )
}
