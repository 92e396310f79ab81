'use client'

import { FILLS, type Fill, type Inner, SHAPES, type ShapeName } from '@/domain/matrices/panel'
import type { MessageKey } from '../words/say'
import { useWords } from '../words/use-words'
import { Choice } from './choice'
import { isDirectional } from './edit-panel'

type Props = {
  label: string
  look: Inner | undefined
  disabled: boolean
  onShape: (shape: ShapeName | null) => void
  onFill: (fill: Fill) => void
  onTurn: (turn: number) => void
}

/** Shape, fill and direction of a figure or of an inner figure. */
export function LookControls({ label, look, disabled, onShape, onFill, onTurn }: Props) {
  const words = useWords()
  const shapes = SHAPES.map((shape) => ({ value: shape, label: words(`shapes.${shape}`) }))
  return (
    <>
      <Choice
        label={label}
        value={look?.shape ?? ''}
        options={[{ value: '', label: `– ${words('editor.none')} –` }, ...shapes]}
        onChange={(shape) => onShape(shape === '' ? null : shape)}
        disabled={disabled}
      />
      {look && (
        <Choice
          label={words('editor.fill')}
          value={look.fill}
          options={FILLS.map((fill) => ({ value: fill, label: words(`fills.${fill}`) }))}
          onChange={onFill}
          disabled={disabled}
        />
      )}
      {look && isDirectional(look.shape) && (
        <Choice
          label={words('editor.turn')}
          value={String(look.rotation ?? 0)}
          options={TURNS.map((turn) => ({ value: turn, label: words(`turns.${turn}` as MessageKey) }))}
          onChange={(turn) => onTurn(Number(turn))}
          disabled={disabled}
        />
      )}
    </>
  )
}

const TURNS = ['0', '1', '2', '3', '4', '5', '6', '7']
