import type { Direction } from '@/domain/games/directions'

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  w: 'up',
  d: 'right',
  s: 'down',
  a: 'left',
}

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Null: the key means no direction, or is a shortcut of the browser's. */
export const directionOfKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Press): Direction | null =>
  altKey || ctrlKey || metaKey || shiftKey ? null : (KEYS[key] ?? null)

/** Shorter ways of a finger are a tap. */
const SHORTEST_SWIPE = 24

/** Null: no swipe. */
export const directionOfSwipe = (x: number, y: number): Direction | null => {
  if (Math.max(Math.abs(x), Math.abs(y)) < SHORTEST_SWIPE) return null
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left'
  return y > 0 ? 'down' : 'up'
}
