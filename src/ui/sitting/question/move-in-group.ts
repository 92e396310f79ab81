import type { KeyboardEvent } from 'react'

/**
 * The arrows in a group of radios, as they stand on the screen: the focus moves. The place that it went to, from 0; null
 * for any other key.
 */
export const moveInGroup = (event: KeyboardEvent<HTMLElement>): number | null => {
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  const from = radios.indexOf(event.target as HTMLElement)
  const { key } = event
  const to = from < 0 ? null : targetOf({ key, from, count: radios.length, columns: columnsOf(radios) })
  if (to === null) return null
  event.preventDefault()
  radios[to]?.focus()
  return to
}

/** How many stand in the first row; it depends on the width of the screen. */
const columnsOf = (radios: readonly HTMLElement[]): number =>
  radios.filter((radio) => radio.offsetTop === radios[0]?.offsetTop).length || 1

type Move = { key: string; from: number; count: number; columns: number }

/** Where an arrow leads in a group that stands in rows of `columns`; from the last to the first. */
export const targetOf = ({ key, from, count, columns }: Move): number | null => {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  const step = steps[key]
  return step === undefined ? null : (from + step + count) % count
}
