import type { TextBlock } from '../api/text-block'

/** What of a closed text everybody may read: what stands before its first heading, at least one piece. */
export const beginningOf = (blocks: readonly TextBlock[]): TextBlock[] => {
  const heading = blocks.findIndex(({ kind }, index) => index > 0 && kind === 'heading')
  return blocks.slice(0, Math.max(1, Math.min(heading < 0 ? 2 : heading, 3)))
}
