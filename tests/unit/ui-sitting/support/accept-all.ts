import { vi } from 'vitest'
import type { StoreDeps } from '@/ui/sitting/store/sitting-store'

/** A server that takes every answer, and remembers what it was sent. */
export const acceptAll = () =>
  vi.fn<StoreDeps['save']>(async ({ body }) => ({
    accepted: body.answers,
    refused: [],
    unscored: [],
    remainingSeconds: 1500,
    anchor: 'later',
    owner: true,
    epoch: body.epoch,
  }))
