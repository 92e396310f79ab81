import { call } from '../../api/call'
import type { KeeperDeps } from './answer-keeper'

type BrowserDeps = KeeperDeps & { session: Pick<Storage, 'getItem' | 'setItem'> }

/** The browser's own clock, timers and storage. Where storage is forbidden even to touch, nothing is kept. */
export const browserDeps = (): BrowserDeps => ({
  save: (input, options) => call('sitting.save', input, options),
  now: () => performance.now(),
  timers: {
    set: (run, ms) => window.setTimeout(run, ms),
    clear: (timer) => window.clearTimeout(timer as number),
    chance: Math.random,
  },
  storage: storageOf('localStorage'),
  session: storageOf('sessionStorage'),
})

const storageOf = (name: 'localStorage' | 'sessionStorage'): Storage => {
  try {
    return window[name]
  } catch {
    return NOTHING
  }
}

const NOTHING: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
}
