export type LaterState<Part> = { phase: 'loading' | 'failed' } | { phase: 'ready'; part: Part }

export type Later<Part> = {
  getState: () => LaterState<Part>
  subscribe: (listener: () => void) => () => void
  /** Loads unless it is there or under way; never throws. After a failure it tries again. */
  load: () => void
}

/** A part of a page that is loaded after the page. That it cannot be loaded is a state, not an error: the page goes on without. */
export const createLater = <Part>(loadPart: () => Promise<Part>): Later<Part> => {
  let state: LaterState<Part> = { phase: 'loading' }
  let busy = false
  const listeners = new Set<() => void>()
  const set = (next: LaterState<Part>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const load = () => {
    if (busy || state.phase === 'ready') return
    busy = true
    if (state.phase === 'failed') set({ phase: 'loading' })
    const settle = (next: LaterState<Part>) => {
      busy = false
      set(next)
    }
    loadPart().then(
      (part) => settle({ phase: 'ready', part }),
      () => settle({ phase: 'failed' }),
    )
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { getState: () => state, subscribe, load }
}
