import { VisuallyHidden } from '@/ui/primitives/visually-hidden'

/** What is read out after a move. `turn` differs where the same words are said again. */
export function Said({ turn, children }: { turn: number; children: string }) {
  return (
    <VisuallyHidden role="status">
      <span key={turn}>{children}</span>
    </VisuallyHidden>
  )
}
