import type { Timers } from '@/ui/sitting/store/save-queue'

/** A clock that stands until it is moved, and the timers that hang on it. */
export const createFakeTime = () => {
  let at = 0
  let due: { at: number; run: () => void }[] = []
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  }
  const timers: Timers = {
    set: (run, ms) => {
      const timer = { at: at + ms, run }
      due.push(timer)
      return timer
    },
    clear: (timer) => {
      due = due.filter((each) => each !== timer)
    },
  }
  return {
    timers,
    now: () => at,
    settle,
    pass: async (ms: number) => {
      await settle()
      const end = at + ms
      for (;;) {
        const [next] = due.filter((timer) => timer.at <= end).sort((left, right) => left.at - right.at)
        if (!next) break
        due = due.filter((each) => each !== next)
        at = next.at
        next.run()
        await settle()
      }
      at = end
      await settle()
    },
  }
}

export const createMemoryStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
