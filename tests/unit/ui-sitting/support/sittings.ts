import type { SittingView } from '@/ui/sitting/sitting-view'

/** A running sitting of 30 questions in three parts, 25 minutes left. */
export const buildSitting = (change: Partial<SittingView> = {}): SittingView => ({
  sittingNumber: '0123456789AB',
  examId: 1,
  examKind: 'iq',
  code: 'iq',
  state: 'started',
  locale: 'EN',
  timing: 'standard',
  startedAt: '2026-11-21T09:00:00.000Z',
  deadline: '2026-11-21T09:25:00.000Z',
  remainingSeconds: 1500,
  anchor: 'start',
  epoch: 1,
  total: 30,
  questions: Array.from({ length: 30 }, (_, index) => ({
    id: `q${index + 1}`,
    position: index + 1,
    part: Math.floor(index / 10) + 1,
  })),
  parts: [1, 2, 3].map((part) => ({ part, id: `part${part}` })),
  unsettled: [],
  answers: [],
  reactionDone: false,
  email: null,
  openParts: [],
  help: null,
  seen: null,
  ...change,
})
