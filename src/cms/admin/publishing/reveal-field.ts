/** Brings a field of Payload's form into view and puts the cursor in it; folded rows around it are opened. */
export const revealField = (path: string): void => {
  openRows(path)
  requestAnimationFrame(() => {
    const field = nearest(path)
    if (!field) return
    field.scrollIntoView({ block: 'center', behavior: isCalm() ? 'auto' : 'smooth' })
    const target = field.matches(TYPABLE) ? field : (field.querySelector<HTMLElement>(TYPABLE) ?? field)
    target.focus({ preventScroll: true })
  })
}

const TYPABLE = 'input, textarea, select, [contenteditable="true"], button'

/** The field, or the closest thing around it that the form shows. */
const nearest = (path: string): HTMLElement | null => {
  const steps = path.split('.')
  for (let count = steps.length; count > 0; count--) {
    const part = steps.slice(0, count)
    const found =
      document.getElementById(`field-${part.join('__')}`) ??
      document.getElementById(rowId(part)) ??
      document.querySelector<HTMLElement>(`[data-field-path="${part.join('.')}"]`)
    if (found) return found
  }
  return null
}

const openRows = (path: string): void => {
  const steps = path.split('.')
  for (let count = 2; count <= steps.length; count++) {
    const row = document.getElementById(rowId(steps.slice(0, count)))
    row
      ?.querySelector<HTMLElement>(':scope > .collapsible--collapsed > .collapsible__toggle-wrap button')
      ?.click()
  }
}

/** Payload's id of the row at `blocks.2`. */
const rowId = (steps: readonly string[]): string => `${steps.slice(0, -1).join('-')}-row-${steps.at(-1)}`

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
