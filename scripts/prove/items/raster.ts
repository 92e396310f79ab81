import sharp from 'sharp'
import { panelKey } from '../../../src/domain/matrices/attributes'
import { renderPanel } from '../../../src/domain/matrices/drawing/render-panel'
import type { Panel } from '../../../src/domain/matrices/panel'

export const PIXELS = 96
/** The site's ink; a panel is drawn in the colour of the text around it. */
const INK = '#1b2a33'
const VISIBLE = 32

/** Red, green and blue of a drawing on white, 96 x 96. */
const paint = async ({ svg, ink }: { svg: string; ink: string }): Promise<Buffer> => {
  const sized = svg.replace('<svg ', `<svg width="${PIXELS}" height="${PIXELS}" color="${ink}" `)
  return sharp(Buffer.from(sized)).flatten({ background: '#fff' }).toColourspace('srgb').raw().toBuffer()
}

/** Grey levels of the panel in the site's ink on white, 96 x 96. */
export const rasterize = async (panel: Panel): Promise<Uint8Array> => {
  const rgb = await paint({ svg: renderPanel(panel), ink: INK })
  return Uint8Array.from({ length: PIXELS ** 2 }, (_, at) =>
    Math.round(0.2126 * rgb[3 * at]! + 0.7152 * rgb[3 * at + 1]! + 0.0722 * rgb[3 * at + 2]!),
  )
}

/** Pixels that are not a shade of grey when it is drawn in black: all that a colour-blind taker could miss. */
export const countHues = async (svg: string): Promise<number> => {
  const rgb = await paint({ svg, ink: '#000' })
  let hues = 0
  for (let at = 0; at < rgb.length; at += 3) {
    if (rgb[at] !== rgb[at + 1] || rgb[at] !== rgb[at + 2]) hues++
  }
  return hues
}

/** Share of pixels whose grey differs by more than an eighth of the scale. */
export const shareOfDifferent = (left: Uint8Array, right: Uint8Array): number => {
  let different = 0
  for (let at = 0; at < left.length; at++) if (Math.abs(left[at]! - right[at]!) > VISIBLE) different++
  return different / left.length
}

export const inkIn = (raster: Uint8Array): number => raster.reduce((sum, grey) => sum + 255 - grey, 0)

/** Each panel drawn once, a few at a time. */
export const rasterizeAll = async (panels: readonly Panel[]): Promise<Map<string, Uint8Array>> => {
  const unique = new Map(panels.map((panel) => [panelKey(panel), panel]))
  const rasters = new Map<string, Uint8Array>()
  const queue = [...unique]
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) rasters.set(next[0], await rasterize(next[1]))
  }
  await Promise.all([work(), work(), work(), work()])
  return rasters
}
