type Kept<Value> = { readAt: number; until: number; value: Promise<Value> }

/**
 * Values by key that take long to read. The first readers of a key wait for it; from then on everybody is given the value
 * that there is, and once it is older than `keptMs`, one reader of it starts the next reading and does not wait for it. Where
 * nobody asked for so long that it is older than `staleMs`, it would mislead: then they wait for the next reading, too.
 * A reading that fails is told to `failed`; the old value stays, and the next reading comes `keptMs` later.
 */
export const serveStale = <Value>({
  keptMs,
  staleMs,
  failed,
}: {
  keptMs: number
  staleMs: number
  failed: (error: unknown) => void
}): ((asked: { key: string; now: number; read: () => Promise<Value> }) => Promise<Value>) => {
  const kept = new Map<string, Kept<Value>>()
  return ({ key, now, read }) => {
    const known = kept.get(key)
    if (!known) {
      const first: Kept<Value> = { readAt: now, until: now + keptMs, value: read() }
      kept.set(key, first)
      // There is no old value to stay with: whoever waits is told, and the next reader tries anew.
      first.value.catch(() => kept.delete(key))
      return first.value
    }
    if (known.until > now) return known.value
    const old = known.value
    const next = read().then(
      (value) => {
        Object.assign(known, { readAt: now, value: Promise.resolve(value) })
        return value
      },
      (error) => {
        failed(error)
        return old
      },
    )
    known.until = now + keptMs
    if (now - known.readAt >= staleMs) known.value = next
    return known.value
  }
}
