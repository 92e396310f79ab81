import type { CallData } from '../../../src/domain/api/calls'
import { type Caller, newAgent, newCaller } from './caller.ts'

export type OpenSitting = { caller: Caller; sitting: CallData<'sitting.start'> }

const AT_ONCE = 8

/** Starts sittings of as many visitors. `first` keeps the visitors of different figures apart. */
export const openSittings = async ({
  port,
  count,
  first,
}: {
  port: number
  count: number
  first: number
}): Promise<OpenSitting[]> => {
  const agent = newAgent()
  const opened: OpenSitting[] = []
  const open = async (lane: number): Promise<void> => {
    for (let at = lane; at < count; at += AT_ONCE) {
      const caller = newCaller({ port, visitor: first + at, agent })
      const body = { appExamId: 'iq-1', hl: 'EN', timing: 'standard' } as const
      opened[at] = { caller, sitting: await caller.call('sitting.start', { body }) }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => open(lane)))
  agent.destroy()
  return opened
}
