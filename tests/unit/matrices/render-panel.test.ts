import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPanel } from '@/domain/matrices/drawing/draw-panel'
import { renderPanel } from '@/domain/matrices/drawing/render-panel'
import { BLUEPRINTS } from '@/domain/matrices/generate/blueprint'
import { generateItem } from '@/domain/matrices/generate/generate-item'
import { DIRECTIONAL_SHAPES, FILLS, type Panel, SHAPES } from '@/domain/matrices/panel'

const PIXELS = 96
/** Grey levels of the panel on white, 96 x 96. */
const rasterize = (panel: Panel) =>
  sharp(
    Buffer.from(
      renderPanel(panel).replace('<svg ', `<svg width="${PIXELS}" height="${PIXELS}" color="#1b2a33" `),
    ),
  )
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()

const shareOfDifferent = (left: Buffer, right: Buffer) =>
  left.filter((grey, at) => Math.abs(grey - right[at]!) > 32).length / PIXELS ** 2

const gallery: Panel[] = SHAPES.flatMap((shape) =>
  FILLS.map((fill): Panel => {
    const look = { shape, fill, ...(DIRECTIONAL_SHAPES.includes(shape) && { rotation: 0 }) }
    return { figure: { ...look, size: 4 } }
  }),
)

describe('renderPanel', () => {
  it('gives the same bytes for the same panel whatever the order of its keys', () => {
    const panel: Panel = { figure: { shape: 'star', fill: 'dot', size: 3 }, lines: 7 }
    const shuffled: Panel = { lines: 7, figure: { size: 3, fill: 'dot', shape: 'star' } }
    expect(renderPanel(shuffled)).toBe(renderPanel(panel))
  })

  it('draws in the colour of the text around it, without ids, styles or text', () => {
    for (const svg of gallery.map(renderPanel)) {
      expect(svg).not.toMatch(/\bid=|style|<text|url\(|NaN|undefined|Infinity|e-\d/)
      expect(
        [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].every(([, paint]) =>
          ['none', 'currentColor'].includes(paint!),
        ),
      ).toBe(true)
    }
  })

  it('gives every panel seven paths, so that the number of nodes tells nothing', () => {
    const some: Panel[] = [{ lines: 1 }, { figure: { shape: 'star', fill: 'dot', count: 9 } }, ...gallery]
    for (const panel of some) expect(drawPanel(panel)).toHaveLength(7)
  })

  it('keeps everything inside the box', async () => {
    const wide: Panel[] = [
      ...gallery,
      ...DIRECTIONAL_SHAPES.flatMap((shape) =>
        [1, 2, 3, 4].map((rotation): Panel => ({ figure: { shape, fill: 'dark', rotation, size: 4 } })),
      ),
      ...SHAPES.slice(0, 7).map((shape): Panel => ({ figure: { shape, fill: 'dark', count: 9 } })),
      { lines: 4095 },
    ]
    for (const panel of wide) {
      const grey = await rasterize(panel)
      const border = [...grey].filter((_, at) => {
        const [x, y] = [at % PIXELS, Math.floor(at / PIXELS)]
        return x < 2 || y < 2 || x >= PIXELS - 2 || y >= PIXELS - 2
      })
      expect(Math.min(...border), JSON.stringify(panel)).toBeGreaterThan(250)
    }
  })

  it('draws any two options of an item so that at least 15 pixels in 1,000 differ', async () => {
    // A third of them, and every one that shows three layers; npm run prove items looks at all.
    const some = BLUEPRINTS.filter(({ layers }, index) => index % 3 === 0 || layers.length === 3)
    for (const blueprint of some) {
      const { options } = generateItem({ seed: 'pixels', blueprint })
      const rasters = await Promise.all(options.map(rasterize))
      for (const [index, left] of rasters.entries()) {
        for (const right of rasters.slice(index + 1)) {
          expect(shareOfDifferent(left, right), blueprint.id).toBeGreaterThanOrEqual(0.015)
        }
      }
    }
  })
})
