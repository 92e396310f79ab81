import { localeOfTag } from '@/domain/locale/locales'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { callEarly } from '../../api/call-early'
import { readSitting } from '../read-sitting'
import { sittingView } from '../sitting-view'
import type { KeeperDeps } from './answer-keeper'
import type { StoreDeps } from './sitting-store'

type Sitting = { place: ScreenPlace; sittingNumber: string }

/** All that the store of a sitting (sitting-store.ts) calls; tests hand it played calls and a clock of theirs. */
export const storeDeps = ({ place, sittingNumber: orderNumber }: Sitting): StoreDeps => ({
  ...browserDeps(),
  pauseMs: () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? PAINTED_MS : SEEN_MS),
  readSitting: () => readSitting(place),
  claim: async () => sittingView(await callEarly('sitting.claim', { body: { orderNumber } })),
  advance: (wanted) => callEarly('sitting.advance', { body: { orderNumber, ...wanted } }),
  loadPart: (part) =>
    callEarly('question.list', {
      params: { examId: appExamIdOf(place), lang: localeOfTag(document.documentElement.lang) },
      query: { part },
    }),
})

/** A choice is seen before it leads on; where motion is reduced it is only painted. */
const SEEN_MS = 250
const PAINTED_MS = 50

type BrowserDeps = KeeperDeps & Pick<StoreDeps, 'session'>

/**
 * What the keeper of answers (answer-keeper.ts) calls, and the browser's own clock, timers and storage. Where storage is
 * forbidden even to touch, nothing is kept.
 */
export const browserDeps = (): BrowserDeps => ({
  save: (input, options) => callEarly('sitting.save', input, options),
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
