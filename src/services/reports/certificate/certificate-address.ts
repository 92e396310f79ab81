import { env } from '@/config/env'
import { pathTo } from '@/domain/routing/path-to'

type Of = { code: string; examNumber: number }

/** Below the site's address; each visitor reads it in their own language. */
export const certificatePath = ({ code, examNumber: examId }: Of, number: string): string =>
  pathTo({ route: 'certificate', code, examId, id: number })

/** Whole, as it is printed and stands in the code beside it. */
export const certificateAddress = (of: Of, number: string): string =>
  `${env().SITE_URL}${certificatePath(of, number)}`
