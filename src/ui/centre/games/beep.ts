/** A short tone; `low` for a bump, `high` for a gain. */
export type Beep = (tone: 'low' | 'high') => void

const HERTZ = { low: 220, high: 660 }
const SECONDS = 0.07

/** Tones of a browser's own synthesizer, which is made with the first one. A browser without one stays silent. */
export const createBeep = (): Beep => {
  let context: AudioContext | null = null
  return (tone) => {
    try {
      context ??= new AudioContext()
      const now = context.currentTime
      const [oscillator, gain] = [context.createOscillator(), context.createGain()]
      oscillator.frequency.value = HERTZ[tone]
      gain.gain.setValueAtTime(0.06, now)
      gain.gain.exponentialRampToValueAtTime(0.001, now + SECONDS)
      oscillator.connect(gain).connect(context.destination)
      oscillator.start(now)
      oscillator.stop(now + SECONDS)
    } catch {
      // Sound is an extra.
    }
  }
}
