type Kept<Value> = { until: number; value: Promise<Value> }

/**
 * Values by key that take long to read. The first readers of a key wait for it; from then on everybody is given the value
 * that there is, and once it is older than `keptMs`, one reader of it starts the next reading and does not wait for it.
 * A reading that fails is told to `failed`; the old value stays, and the next reading comes `keptMs` later.
 */
export const serveStale = <Value>({
  keptMs,
  failed,
}: {
  keptMs: number
  failed: (error: unknown) => void
}): ((asked: { key: string; now: number; read: () => Promise<Value> }) => Promise<Value>) => {
  const kept = new Map<string, Kept<Value>>()
  return ({ key, now, read }) => {
    const known = kept.get(key)
    if (!known) {
      const first: Kept<Value> = { until: now + keptMs, value: read() }
      kept.set(key, first)
      // There is no old value to stay with: whoever waits is told, and the next reader tries anew.
      first.value.catch(() => kept.delete(key))
      return first.value
    }
    if (known.until > now) return known.value
    known.until = now + keptMs
    read().then((value) => {
      known.value = Promise.resolve(value)
    }, failed)
    return known.value
  }
}
