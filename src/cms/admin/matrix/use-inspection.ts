'use client'

import { isPanel, type Matrix, type Slot } from '@/domain/matrices/matrix-slots'
import type { Inspection } from '@/domain/matrices/solve/inspect-matrix'
import { useStaffAnswer } from '../use-staff-answer'

/** What the solver, which works on the server alone, makes of a matrix; `current` says whether it is about this drawing. */
export const useInspection = ({ panels, options, key }: Matrix) => {
  const body = JSON.stringify({ panels: panels.map(drawn), options: options.map(drawn), key })
  const { reading, again } = useStaffAnswer<Inspection>({ path: '/api/editing/matrix', body })
  return { reading, again, current: reading.phase === 'done' && reading.of === body }
}

const drawn = (slot: Slot) => (isPanel(slot) ? slot : null)
