import { patternsOf } from './match-path'
import { ROUTES, type RouteRow } from './routes'

const PAGE = '/{code}/{examId}/pay/'

/** First segments of the addresses of the pages under `pay/`. No other page has one of them. */
export const PAYING_HEADS: readonly string[] = [
  ...new Set(
    Object.values(ROUTES)
      .filter((row: RouteRow) => row.page.startsWith(PAGE))
      .flatMap((row: RouteRow) => patternsOf(row).map((pattern) => pattern.split('/')[1] ?? '')),
  ),
]
