import type { ReactNode } from 'react'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'

type Props = { children: ReactNode; retry: ReactNode; onRetry: () => void }

/** What could not be loaded, and a button that tries again. */
export function LoadFailed({ children, retry, onRetry }: Props) {
  return (
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
}
