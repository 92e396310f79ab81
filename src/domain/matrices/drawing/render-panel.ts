import type { Panel } from '../panel'
import { drawPanel, PAINT_OPACITY, type Shape } from './draw-panel'

/**
 * The panel as one SVG element, in the colour of the text around it; no ids, no text, no styles, so any number of them
 * can share a page. The same panel gives the same bytes.
 */
export const renderPanel = (panel: Panel): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" shape-rendering="geometricPrecision">${drawPanel(
    panel,
  )
    .map(renderShape)
    .join('')}</svg>`

const renderShape = ({ d, fill, strokeWidth }: Shape): string => {
  const opacity = PAINT_OPACITY[fill]
  const paint =
    opacity === 0 ? 'fill="none"' : `fill="currentColor" fill-opacity="${opacity}" fill-rule="evenodd"`
  const stroke = strokeWidth
    ? ` stroke="currentColor" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"`
    : ''
  return `<path d="${d}" ${paint}${stroke}/>`
}
