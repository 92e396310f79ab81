import { type ForeignMark as Mark, writeMark } from '@/domain/consent/foreign-mark'
import { FOREIGN_MARK } from '@/domain/consent/foreign-mark-name'

/**
 * Says in a page's head what of others its storefront has named. The front opens the page's policy by it
 * (front/foreign-sources.ts), and the browser loads by it (foreign-start.tsx). Without it neither happens.
 */
export function ForeignMark({ mark }: { mark: Mark | null }) {
  return mark && <meta name={FOREIGN_MARK} content={writeMark(mark)} />
}
