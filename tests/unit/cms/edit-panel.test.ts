import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  setExtent,
  setFigureFill,
  setFigureShape,
  setFigureTurn,
  setInnerFill,
  setInnerShape,
  toggleLine,
  toggleSlot,
} from '@/cms/admin/panel-editor/edit-panel'
import { FILLS, HOST_SHAPES, type Panel, parsePanel, SHAPES } from '@/domain/matrices/panel'

describe('editing a panel', () => {
  it('gives a new figure a size, and a pointing one a direction', () => {
    expect(setFigureShape({}, 'square')).toEqual({ figure: { shape: 'square', fill: 'none', size: 4 } })
    expect(setFigureShape({}, 'arrow').figure).toMatchObject({ rotation: 0 })
  })

  it('drops an inner figure that its host can no longer hold', () => {
    const panel = setInnerShape(setFigureShape({}, 'circle'), 'star')
    expect(setExtent(panel, 'size', 2).inner).toBeUndefined()
    expect(setFigureShape(panel, 'cross').inner).toBeUndefined()
  })

  it('drops lines behind a grid of figures', () => {
    expect(setExtent(toggleLine(setFigureShape({}, 'circle'), 3), 'count', 4).lines).toBeUndefined()
  })

  it('keeps the last of the places', () => {
    const panel = setExtent(setFigureShape({}, 'circle'), 'slots', 1)
    expect(toggleSlot(panel, 0)).toEqual(panel)
  })

  it('never leaves the grammar, whatever the controls offer', () => {
    const edit = fc.oneof(
      fc.constantFrom(...SHAPES).map((shape) => (panel: Panel) => setFigureShape(panel, shape)),
      fc.constantFrom(...FILLS).map((fill) => (panel: Panel) => setFigureFill(panel, fill)),
      fc.constantFrom(...FILLS).map((fill) => (panel: Panel) => setInnerFill(panel, fill)),
      fc.integer({ min: 1, max: 4 }).map((size) => (panel: Panel) => setExtent(panel, 'size', size)),
      fc.integer({ min: 1, max: 9 }).map((count) => (panel: Panel) => setExtent(panel, 'count', count)),
      fc
        .integer({ min: 0, max: 8 })
        .map((slot) => (panel: Panel) => (panel.figure?.slots ? toggleSlot(panel, slot) : panel)),
      fc
        .integer({ min: 0, max: 7 })
        .map(
          (turn) => (panel: Panel) =>
            panel.figure?.rotation === undefined ? panel : setFigureTurn(panel, turn),
        ),
      fc
        .integer({ min: 0, max: 11 })
        .map(
          (segment) => (panel: Panel) =>
            panel.figure && panel.figure.size === undefined ? panel : toggleLine(panel, segment),
        ),
      fc
        .constantFrom(...SHAPES)
        .map(
          (shape) => (panel: Panel) =>
            panel.figure?.size === 4 && HOST_SHAPES.includes(panel.figure.shape)
              ? setInnerShape(panel, shape)
              : panel,
        ),
    )
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const panel = edits.reduce<Panel>((before, change) => change(before), setFigureShape({}, 'circle'))
        expect(parsePanel(panel)).toEqual(panel)
      }),
    )
  })
})
