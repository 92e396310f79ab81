import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What is wrong with a page whatever it shows: sideways scroll, words that are cut off, what axe finds. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const layout = await page.evaluate(layoutFaults)
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  return [
    ...layout,
    ...violations.map(
      ({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ]
}

// Runs in the page: it may use nothing from outside itself.
const layoutFaults = (): string[] => {
  const SLACK = 1
  const width = document.documentElement.clientWidth
  const faults = new Set<string>()
  const said = (text: string | null) => `"${(text ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`
  const over = document.documentElement.scrollWidth - width
  if (over > 0) faults.add(`scrolls sideways by ${over} px`)

  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (getComputedStyle(each).clipPath !== 'none') return false
    }
    return true
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const holder = node.parentElement
    if (!holder || !node.textContent?.trim() || !isSeen(holder) || holder.closest('option, script, style'))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      if (line.left < -SLACK || line.right > width + SLACK)
        faults.add(`outside the window: ${said(node.textContent)}`)
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        const bound = box.getBoundingClientRect()
        const isControl = box.matches('button, a[class], [role="tab"], th, td')
        const clips =
          style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll'
        if (!isControl && !clips) continue
        if (style.display === 'inline' || bound.width === 0) continue
        if (line.left < bound.left - SLACK || line.right > bound.right + SLACK)
          faults.add(`wider than its ${box.tagName.toLowerCase()}: ${said(node.textContent)}`)
        if (
          clips &&
          style.overflowY !== 'auto' &&
          (line.top < bound.top - 4 || line.bottom > bound.bottom + 4)
        )
          faults.add(`higher than its ${box.tagName.toLowerCase()}: ${said(node.textContent)}`)
      }
    }
  }
  return [...faults]
}
