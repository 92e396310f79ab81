import { isHealthKind } from '@/domain/exam/kinds'
import type { AnyReport } from './score/score-facts'

/**
 * Whether other tests and courses may stand below a report: never beside what is said of somebody's mental health
 * (docs/decisions/0018, 0041). Of a map that is the part that may be left out.
 */
export const offersBeside = (report: AnyReport): boolean =>
  report.examKind === 'map' ? report.health === null : !isHealthKind(report.examKind)
